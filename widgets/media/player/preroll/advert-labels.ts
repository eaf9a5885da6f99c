import { labelsOf } from '../../../shared/markup/labels.ts';

/** `skipIn` contains `{n}` for the remaining seconds. */
const names = ['advert', 'skip', 'skipIn'] as const;

/** Labels of an advert in the reader's language. */
export type AdvertLabels = Record<(typeof names)[number], string>;

/** Reads the advert labels from a box's markup. */
export const advertLabelsOf = (box: HTMLElement): AdvertLabels => labelsOf(box, names);
