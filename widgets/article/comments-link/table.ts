import { element, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('a', 'Leads to `#news-comment`. It looks like your page’s own links. Once awake, every such link of the page scrolls there.'),
];
