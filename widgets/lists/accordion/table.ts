import { element, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&.accordion', 'Without it, the items have no lines and no marks.')),
  element('&.has-accordion', 'The box is an accordion.'),
  element('&.first-expanded', 'The first item starts open.'),
  required(element('li', 'The items.')),
  element('li details', 'Each item, with an `h3` in its `summary`. Items without it are folded under their `h3`.'),
  element('li h3', 'The heading; a link in it moves to the end of what is folded.'),
];
