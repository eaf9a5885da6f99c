import { attribute, element, inside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('button[name=of]', 'One for each list.')),
  inside('button[name=of]', required(attribute('value', 'text', 'The list’s path or address. Local storage keeps followed ones as `following`.'))),
  attribute('action', 'url', 'On a `form`: a page for readers without scripts. Inside another form, use `formaction` on the buttons.'),
];
