import { attribute, element, inside, outside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  attribute('hidden', 'flag', 'It is an empty element, once anywhere on the page.'),
  outside(
    element('[data-article-body]', 'The text with the places.'),
    element('[data-article-body] [data-type]', 'A place, with a link to its box.'),
  ),
  outside(inside('[data-article-body] [data-type]', required(attribute('data-type', 'text', '`related` for the element with that id, `box:{id}` for another. Other values are left alone.')))),
];
