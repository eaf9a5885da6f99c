import { attribute, element, inside, outside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element('&:is(a[href="#top"],button)', 'The box is itself the link (or a `button`): the styles draw its arrow. Name it by `aria-label`, without a text.')),
  inside('a[href="#top"]', required(attribute('data-slide', ['none'], 'Keeps the first tap.'))),
  outside(element('.way-to-top', 'Around the box, with `data-box`: shows the link along the scroll. Its parent has `position: relative`.')),
];
