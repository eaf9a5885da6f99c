import { attribute, element, inside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('a[data-view-mode]', 'Links to both views.')),
  inside('a[data-view-mode]', required(attribute('data-view-mode', ['desktop', 'mobile'], 'The view.'))),
];
