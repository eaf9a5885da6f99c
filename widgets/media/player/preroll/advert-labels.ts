import { labelsOf } from '../../../shared/markup/labels.ts';

/** `skipIn` has `{n}` for the seconds until then. */
const names = ['advert', 'skip', 'skipIn'] as const;

/** Words with an advert, in the reader's language. */
export type AdvertLabels = Record<(typeof names)[number], string>;

/** The labels of adverts in a box's markup. */
export const advertLabelsOf = (box: HTMLElement): AdvertLabels => labelsOf(box, names);
