import { advertParts } from '../../shared/adverts/table.ts';
import { attribute, element, outside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&[class*=pushadsinline-]', 'The class `pushadsinline-{boxId}-{n}`: an advert after every n-th item of the first list in that box.')),
  attribute('hidden', 'flag', 'The box itself is never seen.'),
  element('template', 'Around adverts `li.advert`. Without it, the children of the box or of its list are the adverts.'),
  element(':is(ul,ol)', 'Around adverts that are not in a `template`.'),
  outside(element('[data-conf]', 'The box whose list it fills, by the `id` in its `data-conf`; or an element with that id.')),
  advertParts,
];
