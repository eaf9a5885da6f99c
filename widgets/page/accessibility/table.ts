import { attribute, element, inside, outside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('button', 'Opens the menu. Print the box last in the body: it sticks to the bottom of its parent.')),
  plainButton('button'),
  element('&.at-line-end', 'Keeps it at the right of left-to-right pages.'),
  element('.accessibility-menu', '`hidden`, after the button. Without it, the partial `accessibility-fa` or `accessibility-en` has it.'),
  element('.accessibility-menu [data-feature]', 'A button in the menu; one without a feature resets everything.'),
  inside('[data-feature]', required(attribute('data-feature', ['contrast', 'highlightLinks', 'textSize', 'lineHeight', 'wordSpacing', 'textAlign', 'scheme'], 'What it changes.'))),
  element('[data-feature] [data-value]', 'For more than two values: an element for each, all but the first `hidden`.'),
  inside('[data-value]', required(attribute('data-value', 'text', 'The value: `normal`, `large`, …'))),
  outside(element('[data-color-scheme]', 'On the root: your page has colours of its own, so `scheme` is removed.')),
];
