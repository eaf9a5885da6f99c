import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&.ticker', 'Or all lines are seen, one below the other.')),
  required(element('ul', 'The lines: links.')),
  inside('ul', required(element('&.ticker-items', 'Or they are stacked.'))),
  required(element('button', 'Pauses it.')),
  plainButton('button'),
  inside('button',
    attribute('data-pause', 'text', 'Its label while the list moves.'),
    attribute('data-resume', 'text', 'Its label while the list rests.'),
  ),
];
