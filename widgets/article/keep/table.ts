import { attribute, element, outside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('button', 'Keeps the page that it is on, or forgets it.')),
  plainButton('button'),
  required(element('[role=status]', 'Where a failure is said.')),
  attribute('data-error', 'text', 'What is said then.'),
  outside(
    element('article', 'The closest one around the box: its pictures are kept, too.'),
    element('meta[property=nid]', 'On articles, which can be kept.'),
    element('[data-page]', 'Of the `offline` box, without which nothing that is kept opens: the first tap wakes it.'),
    element('[data-front]', 'Of the `offline` box: a front page can be kept, too.'),
    element('.kicker', 'In `main`: what the list says of the article, with the first `time` there.'),
    element('[data-saved]', 'Of the `saved` box on its page: what is said once the article is kept, by a link there.'),
    element('[data-kept]', 'The line on a page from the phone.'),
  ),
];
