import { attribute, element, inside, outside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('button[data-step]', 'One for each step.')),
  inside('button[data-step]', required(attribute('data-step', ['larger', 'smaller', 'reset'], 'What it does.'))),
  plainButton('button[data-step]'),
  outside(element('[data-article-body]', 'The text that changes. Its styles start from `--reading-size`, which the session keeps.')),
];
