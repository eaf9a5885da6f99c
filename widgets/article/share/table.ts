import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(attribute('data-title', 'text', 'What is shared.')),
  required(attribute('data-url', 'absolute', 'Its URL.')),
  required(element('button', 'Opens the phone’s share sheet; `disabled` until there is one.')),
  plainButton('button'),
  element('a', 'Any other ways to share it.'),
  inside('a', required(attribute('aria-label', 'text', 'What it is called. In the link is an icon: it is 36 px wide.'))),
];
