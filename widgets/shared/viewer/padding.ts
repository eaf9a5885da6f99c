/** Pixels between a picture and what is around it. */
const padding = 3;
/** Heights of what is above and below a picture, in pixels; viewer.css keeps them. */
const barHeight = 52;
const footHeight = 76;
const stripHeight = 68;
/** On a lower screen, as of a phone that lies on its side, the controls lie over the picture. */
const lowScreen = 500;

interface Surroundings {
  hasThumbnails: boolean;
  /** A player or a page, whose own controls nothing may lie over. */
  isMedia: boolean;
}

/** Tells if a screen of a height in pixels has no room above and below a picture. */
export const isLowScreen = (height: number): boolean => height < lowScreen;

/**
 * The room around a slide on a screen of a height in pixels: on all sides the padding, above and below the controls,
 * too. On a low screen media have the bar alone, above them.
 */
export function paddingOf(
  height: number,
  { hasThumbnails, isMedia }: Surroundings,
): Record<'top' | 'bottom' | 'left' | 'right', number> {
  const isLow = isLowScreen(height);
  return {
    top: padding + (isLow && !isMedia ? 0 : barHeight),
    bottom: padding + (isLow ? 0 : footHeight + (hasThumbnails ? stripHeight : 0)),
    left: padding,
    right: padding,
  };
}
