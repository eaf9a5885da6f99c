import type { Rows, Sentences } from '../../shared/render/table.ts';
import { lightboxSentences, viewerParts } from '../../shared/viewer/table.ts';

export const parts: Rows = [
  viewerParts,
];

export const sentences: Sentences = of => ({ '': lightboxSentences(of) });
