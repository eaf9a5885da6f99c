import { element, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&:is(form)', 'Posted once the phone is empty. Answer with `Clear-Site-Data: "cache", "cookies", "storage"`, and end your own cookies: browsers without scripts forget by that.')),
  required(element('[type=checkbox][required]', 'That the reader means it.')),
];
