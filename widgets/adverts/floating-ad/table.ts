import { advertParts } from '../../shared/adverts/table.ts';
import { element, required, type Rows, setting } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(setting('id', 'text', 'Names the cookie `floating-ad_{id}`: letters, digits and underscores.')),
  setting('permanent', 'boolean', 'It comes on every page: no cookie.', 'false'),
  required(element('dialog', 'What covers the page; with an `aria-label`.')),
  required(element('dialog .advert', 'The advert in it.')),
  advertParts,
];
