import { attribute, element, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('form', 'The box or in it; leads to the archive. Inside a form of the page: a button with a `formaction` instead.'),
  required(element('button', 'One, without your own classes of buttons: its styles draw the magnifier.')),
  required(element('button .visually-hidden,button[aria-label]', 'The name of the search: a text that is seen lies on the magnifier.')),
  attribute('data-close', 'text', 'The label of the close button.'),
  attribute('data-searches', 'text', 'A variant of the partial `searches`: what others search for, and `recent` searches. Lists follow the typing; an empty one hides its heading and button.'),
];
