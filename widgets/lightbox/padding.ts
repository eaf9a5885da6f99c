import type { Point } from 'photoswipe';

/** Pixels between a picture and what is around it (SPEC §9.7). */
const padding = 3;
/** Heights of what is above and below a picture, in pixels; lightbox.css keeps them. */
const barHeight = 52;
const footHeight = 76;
const stripHeight = 68;
/** On a lower screen, as of a phone that lies on its side, the controls lie over the picture. */
const lowScreen = 500;

/** The room around a picture: on all sides the padding, above and below the controls, too. */
export function paddingOf({ y }: Point, hasThumbnails: boolean): Record<'top' | 'bottom' | 'left' | 'right', number> {
  const isLow = y < lowScreen;
  return {
    top: padding + (isLow ? 0 : barHeight),
    bottom: padding + (isLow ? 0 : footHeight + (hasThumbnails ? stripHeight : 0)),
    left: padding,
    right: padding,
  };
}
