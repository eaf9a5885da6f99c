/** Space around a picture in pixels. */
const padding = 3;
/** Heights of the controls above and below a picture, in pixels. viewer.css uses the same values. */
const barHeight = 52;
const footHeight = 76;
const stripHeight = 68;
/** Height in pixels below which the controls overlap the picture, as on a phone in landscape. */
const lowScreen = 500;

interface Surroundings {
  hasThumbnails: boolean;
  /** True for a video or an embedded page, whose own controls must not be covered. */
  isMedia: boolean;
}

/** Returns true if a screen is too low for controls above and below a picture. */
export const isLowScreen = (height: number): boolean => height < lowScreen;

/**
 * Returns the space around a slide for a screen height, in pixels: the padding on all sides and the controls above and
 * below. On a low screen, only the bar above videos and embedded pages takes space.
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
