import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('a', 'Leads to the short URL.')),
  required(element('button', 'Copies it.')),
  plainButton('button'),
  element('[data-copied]', 'Where the confirmation appears: empty, `role="status"`.'),
  inside('[data-copied]',
    required(attribute('data-copied', 'text', 'The confirmation.')),
    attribute('data-again', 'text', 'Asks for another tap, where the browser refuses the first.'),
  ),
];
