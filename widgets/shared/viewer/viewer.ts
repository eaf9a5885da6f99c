import type PhotoSwipe from 'photoswipe';
import type { Kernel } from '../../../kernel/types.ts';
import type { Labels } from './labels.ts';
import type { Slide } from './slide.ts';

/** Buttons that a lightbox can have. */
export type Tool = 'slideshow' | 'fullScreen' | 'share' | 'download' | 'thumbnails' | 'close';

/** An open lightbox. Its positions start at 0 and follow the reading direction. */
export interface Viewer {
  /** Its indexes always run from left to right. */
  pswp: PhotoSwipe;
  /** The element that covers the viewport. */
  root: HTMLElement;
  slides: readonly Slide[];
  labels: Labels;
  kernel: Kernel;
  /** State of the row of thumbnails. Pictures leave space for it while it is shown. */
  strip: { isShown: boolean };
  position: () => number;
  current: () => Slide;
  goTo: (position: number) => void;
  /** Calls the action now and whenever another slide is shown. */
  onChange: (action: () => void) => void;
  /**
   * Closes the lightbox, after its opening animation if that still runs, because PhotoSwipe ignores calls until then.
   */
  close: () => void;
}
