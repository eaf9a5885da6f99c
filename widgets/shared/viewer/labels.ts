import { labelsOf } from '../markup/labels.ts';

/** `title` names the pictures, and `failed` is the message for files that could not be loaded. */
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

/** Labels of the lightbox in the reader's language, from the box's markup. */
export type Labels = Record<(typeof names)[number], string>;

/** Reads the lightbox labels from a box's markup. */
export const viewerLabelsOf = (box: HTMLElement): Labels => labelsOf(box, names);
