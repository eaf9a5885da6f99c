import { attribute, element, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&.category-description', 'Without it, the text is not clipped and the button does nothing.')),
  element('&.opened-by-script', 'With the rule of README.md, “Noscript”, readers without scripts see the whole text.'),
  attribute('data-less', 'text', 'Of the button while the text is open.'),
  required(element('.category-description-inside', 'One element around the text and its button.')),
  required(element('.category-description-text', 'First in it; with an id, which the button’s `aria-controls` names.')),
  required(element('.category-description-toggle', 'Below the text, around the button; with `needs-script`.')),
  required(element('button', 'Opens and closes the text; says `aria-expanded="false"`.')),
  plainButton('button'),
];
