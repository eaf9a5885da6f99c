import { attribute, element, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&a', 'The box is the link itself.')),
  required(attribute('href', 'url', 'Where it leads without scripts.')),
  required(attribute('data-mail', 'text', 'The address: each character XOR 123, in base64.')),
];
