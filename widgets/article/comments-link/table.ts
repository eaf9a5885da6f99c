import { element, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('a', 'Leads to `#news-comment`. Once awake, every such link of the page scrolls there.'),
];
