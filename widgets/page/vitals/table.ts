import { attribute, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(attribute('data-kind', 'text', 'Kind of the page, such as `article`.')),
];
