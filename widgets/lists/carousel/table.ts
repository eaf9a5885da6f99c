import { element, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&.carousel', 'Without it, the row has no styles: nothing scrolls, and the buttons do nothing.')),
  required(element('ul', 'The row; with the class `carousel-items`, it scrolls sideways.')),
  required(element('ul.carousel-items', 'See `ul`.')),
  required(element('.carousel-controls', 'Around both buttons.')),
  required(element('.carousel-controls button', 'Back, then forward. Each has an `aria-label`.', 2)),
  plainButton('.carousel-controls button'),
];
