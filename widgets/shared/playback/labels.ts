import { labelsOf } from '../markup/labels.ts';

/** `automatic` means that a stream chooses its quality itself. */
const names = [
  'play', 'pause', 'position', 'mute', 'volume', 'captions', 'noCaptions', 'speed', 'quality', 'automatic',
  'pictureInPicture', 'fullScreen', 'failed', 'again', 'download',
] as const;

/** Labels of a player's controls. */
export type PlayerLabels = Record<(typeof names)[number], string>;

/** Reads the player's labels from a box's markup. */
export const playerLabelsOf = (box: HTMLElement): PlayerLabels => labelsOf(box, names);
