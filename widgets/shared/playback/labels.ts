import { labelsOf } from '../markup/labels.ts';

/** `automatic` is the quality that a stream chooses itself. */
const names = [
  'play', 'pause', 'position', 'mute', 'volume', 'captions', 'noCaptions', 'speed', 'quality', 'automatic',
  'pictureInPicture', 'fullScreen', 'failed', 'again', 'download',
] as const;

/** Labels of a player's controls. */
export type PlayerLabels = Record<(typeof names)[number], string>;

/** The labels of a player in a box's markup. */
export const playerLabelsOf = (box: HTMLElement): PlayerLabels => labelsOf(box, names);
