import { attribute, element, outside, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  attribute('data-page', 'url', 'The page with a `saved` box.', '/saved'),
  attribute('data-worker', 'url', 'Your own worker, at the root of the host, if it imports ours.', '/worker.js'),
  attribute('data-front', 'flag', 'On the front page.'),
  outside(
    element('.kicker', 'In `main`: what the list says of an article, with the first `time` there.'),
    element('[data-kept]', 'The line on a page from the phone.'),
    element('meta[property=nid]', 'On articles, which are kept.'),
  ),
];
