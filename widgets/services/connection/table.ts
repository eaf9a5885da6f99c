import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import words from './words.json' with { type: 'json' };

export const parts: Rows = [
  required(attribute('data-ip-url', 'call', 'Returns the reader’s IP address (CALLS.md, “Your connection”).')),
  element('[data-ip]', 'Where it is shown.'),
  element('[data-browser]', 'Where the browser is named.'),
  element('[data-system]', 'Where the system is named.'),
  element('[data-known]', 'On one of these: the server has filled it in.'),
  element('[role=status]', 'Where a failure of the call is said.'),
  inside('.connection-page', required(element('&a', 'The class of a link, not of the box: it leads to a page that says the same without a script.'))),
];

export const sentences: Sentences = of => {
  const { unknown, refused, unreachable, malformed } = of(words);
  return { '': { unknown, refused, unreachable, malformed } };
};
