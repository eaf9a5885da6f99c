import type PhotoSwipe from 'photoswipe';
import type { Kernel } from '../../../kernel/types.ts';
import type { Labels } from './labels.ts';
import type { Slide } from './slide.ts';

/** The buttons that a lightbox may have. */
export type Tool = 'slideshow' | 'fullScreen' | 'share' | 'download' | 'thumbnails' | 'close';

/** An open lightbox. Its positions begin at 0 and go the way the page is read, whichever way that is. */
export interface Viewer {
  /** PhotoSwipe's own indexes run from left to right. */
  pswp: PhotoSwipe;
  /** The element that covers the screen. */
  root: HTMLElement;
  slides: readonly Slide[];
  labels: Labels;
  kernel: Kernel;
  /** The strip of thumbnails, which pictures leave room for while it is shown. */
  strip: { isShown: boolean };
  position: () => number;
  current: () => Slide;
  goTo: (position: number) => void;
  /** Calls now and whenever another slide is shown. */
  onChange: (action: () => void) => void;
  /** Closes at once, or as soon as the lightbox has opened: PhotoSwipe turns a deaf ear while it opens. */
  close: () => void;
}
