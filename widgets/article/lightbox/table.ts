import type { Rows, Sentences } from '../../shared/render/table.ts';
import { lightboxSentences, viewerParts } from '../../shared/viewer/table.ts';

/** What it reads in its markup. */
export const parts: Rows = [
  viewerParts,
];

/** What its markup may leave out. */
export const sentences: Sentences = of => ({ '': lightboxSentences(of) });
