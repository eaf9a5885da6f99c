import { element, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&.sticky-header', 'In an element as high as the page. It sticks from 768 px on. `--sticky-start` (`-6rem`) is how much scrolls away.')),
  element('&.casts-shadow', 'It has a shadow while the page is scrolled.'),
];
