import { attribute, element, inside, plainButton, required, shared } from '../render/table.ts';

/** Markup that boxes with adverts read. */
export const advertParts = shared(
  'adverts',
  element('.advert', 'One advert: a link with a picture, or an `iframe`.'),
  inside('.advert',
    attribute('data-advert', 'text', 'Its name, if other boxes have the same advert; without it, its link or frame.'),
    attribute('data-impression', 'call', 'Receives a POST once half of it was visible for a second.'),
  ),
  element('.advert :is(img,iframe)', 'What is shown. Give it `width` and `height`.'),
  inside('.advert iframe', required(attribute('sandbox', 'text', 'What it may do, such as `allow-popups allow-popups-to-escape-sandbox`.'))),
  element('.advert .advert-close', 'A `button type="button"` that hides it.'),
  plainButton('.advert .advert-close'),
);
