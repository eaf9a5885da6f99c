import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('.saved-none', 'For readers who keep nothing.')),
  required(element('.saved-later', 'A `ul`, in a hidden element with a heading: articles to read later.')),
  required(element('.saved-read', 'The same, for those read already.')),
  required(element('.saved-waiting', 'The same, for pages with votes and comments that wait for a network.')),
  required(element('.saved-total', 'The sum, with a `span` and a button.')),
  required(element('.saved-total span', 'The kilobytes.')),
  required(element('.saved-total button', 'Forgets all.')),
  plainButton('.saved-total button'),
  required(element('.saved-offline', '`hidden`: for when there is no network.')),
  element('.saved-offline b', '`hidden`: shown in the place of another page. Which page this is, `link[rel=canonical]` says.'),
  attribute('data-kilobytes', 'text{n}', 'A size.', '{n} kB'),
  attribute('data-remove', 'text', 'What the button beside an article is called.'),
  attribute('data-slow', 'text', 'Shown by other pages on a slow connection.'),
  attribute('data-read', 'text', 'Shown by other pages: the link to this one.'),
  attribute('data-saved', 'text', 'Shown by other pages when they are kept: the link to this one.'),
  required(element('template', 'The line on a page from the phone: `{time}` in it is written in the language `lang`.')),
  inside('template', attribute('lang', 'text', 'Of that line.')),
  element('[data-kept]', 'Marks that line, in the template.'),
];
