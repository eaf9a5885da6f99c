import { labelsOf } from '../markup/labels.ts';

/** `title` is what the pictures are of, and `failed` is said of what could not be loaded. */
const names = [
  'title',
  'close',
  'previous',
  'next',
  'slideshow',
  'fullScreen',
  'share',
  'copied',
  'download',
  'thumbnails',
  'position',
  'failed',
] as const;

/** Words of the lightbox, in the reader's language. The box's markup brings them along. */
export type Labels = Record<(typeof names)[number], string>;

/** The labels of a lightbox in a box's markup. */
export const viewerLabelsOf = (box: HTMLElement): Labels => labelsOf(box, names);
