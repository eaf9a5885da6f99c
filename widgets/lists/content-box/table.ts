import { attribute, element, required, type Rows, setting } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('header', 'With a heading.')),
  required(element('header :is(h1,h2,h3,h4,h5,h6)', 'The title of the box.')),
  element('header a', 'Where the link to more leads.'),
  setting('moreBtnTitle', 'text', 'The text of the link to more.'),
  setting('rssUrl', 'url', 'The feed; a link to it is added to the header.'),
  element('&.has-more', 'A link to more is added, if there is no `.more`.'),
  attribute('data-more-label', 'text', 'Its text without a `moreBtnTitle`.'),
  attribute('data-more-place', ['bottom', 'top'], 'Below the box, or in its header.', 'top'),
  element('.more', 'A link to more that is there already.'),
  element('.box-feed', 'A link to the feed that is there already.'),
];
