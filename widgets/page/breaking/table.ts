import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(attribute('data-id', 'id', 'Another number for each line. Local storage keeps closed ones as `breaking`.')),
  inside('a', required(element('&p a', 'The story. Its link fills the `p` that it is in; without one, the whole page.'))),
  required(element('button', 'Closes it. A script of yours after the box can hide a closed line before the paint.')),
  plainButton('button'),
];
