import PhotoSwipe, { type SlideData } from 'photoswipe';
import type { Kernel } from '../../../kernel/types.ts';
import { guardTaps } from '../base/guard-taps.ts';
import { completeBox } from '../markup/complete-box.ts';
import { keepAddress } from './address.ts';
import { addArrows } from './arrows.ts';
import { addCaption } from './caption.ts';
import { hideWhenIdle } from './idle.ts';
import { viewerLabelsOf } from './labels.ts';
import { loadPictures } from './loading.ts';
import { showMedia } from './media.ts';
import { isLowScreen, paddingOf } from './padding.ts';
import { slideLinks } from './slide-links.ts';
import { type Slide, slideOf } from './slide.ts';
import { addToolbar } from './toolbar.ts';
import type { Tool, Viewer } from './viewer.ts';

/** Prevents scrolling of the page behind the open lightbox by keys or by touches on a caption. */
function holdPageBehind(pswp: PhotoSwipe): void {
  const { classList } = document.documentElement;
  pswp.on('beforeOpen', () => classList.add('has-lightbox'));
  pswp.on('close', () => classList.remove('has-lightbox'));
}

export interface ViewerRequest {
  box: HTMLElement;
  kernel: Kernel;
  /** Position of the link to open. */
  position: number;
  tools: readonly Tool[];
  /** True if slides have URLs with the hash `#{n}`. */
  hasHashes: boolean;
  /** True if the reader opened a slide's URL. */
  isArrival: boolean;
}

let open: Viewer | null = null;

/** Disables PhotoSwipe's own controls, because it creates them with innerHTML, which our pages forbid. */
const ownElements = { close: false, zoom: false, counter: false, arrowPrev: false, arrowNext: false, preloader: false };

const slideData = ({ kind, url, width, height, alt, srcset, thumbnail }: Slide): SlideData => ({
  ...(kind === 'picture' ? { src: url, srcset, msrc: thumbnail } : { type: kind }),
  width,
  height,
  alt,
});

function slideAt(slides: readonly Slide[], index: number): Slide {
  const slide = slides[index];
  if (!slide) throw new Error(`The lightbox has no slide ${index}`);
  return slide;
}

function describeDialog({ root, pswp, labels }: Viewer): void {
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', labels.title);
  // PhotoSwipe sets English role descriptions.
  for (const element of [pswp.scrollWrap, ...pswp.mainScroll.itemHolders.map(({ el }) => el)]) {
    element?.removeAttribute('aria-roledescription');
  }
}

function createViewer({ box, kernel, position: first, tools }: ViewerRequest): Viewer {
  const slides = slideLinks(box).map(slideOf);
  const labels = viewerLabelsOf(box);
  const isRtl = kernel.page.direction === 'rtl';
  // PhotoSwipe supports only left to right (dimsemenov/PhotoSwipe#818). For right to left, the order of the slides is
  // reversed, so that keys and swipes are right.
  const turned = (index: number): number => (isRtl ? slides.length - 1 - index : index);
  const ordered = isRtl ? [...slides].reverse() : slides;
  const strip = { isShown: slides.length > 1 && tools.includes('thumbnails') && !isLowScreen(innerHeight) };
  const pswp = new PhotoSwipe({
    ...ownElements,
    dataSource: ordered.map(slideData),
    index: turned(first),
    mainClass: 'lightbox',
    showHideAnimationType: 'fade',
    paddingFn: ({ y }, { type }) => paddingOf(y, { hasThumbnails: strip.isShown, isMedia: Boolean(type) }),
    bgOpacity: 1,
    loop: false,
    preload: [1, 1],
    imageClickAction: 'zoom',
    returnFocus: false,
    errorMsg: labels.failed,
  });
  showMedia(pswp, index => ordered[index]);
  loadPictures(pswp);
  holdPageBehind(pswp);
  pswp.init();
  const { element: root } = pswp;
  if (!root) throw new Error('PhotoSwipe has not opened');
  return {
    pswp,
    root,
    slides,
    labels,
    kernel,
    strip,
    // Includes the target of a swipe that is still moving, so that a tap continues from there.
    position: () => turned(pswp.potentialIndex),
    current: () => slideAt(ordered, pswp.currIndex),
    goTo(position) {
      if (position >= 0 && position < slides.length) pswp.goTo(turned(position));
    },
    onChange(action) {
      pswp.on('change', action);
      action();
    },
    close() {
      if (pswp.opener.isOpen) pswp.close();
      else pswp.on('openingAnimationEnd', () => pswp.close());
    },
  };
}

/** Completes a box's labels if it lacks any that a lightbox with these tools needs. */
export function completeLabels({ box, kernel, tools }: Pick<ViewerRequest, 'box' | 'kernel' | 'tools'>): Promise<void> {
  const names = ['close', 'previous', 'next', 'position', 'failed', ...tools, ...(tools.includes('share') ? ['copied'] : [])];
  const whole = names.map(name => `[data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-label]`);
  return completeBox(box, kernel, whole.join(''));
}

/** Opens the lightbox of a box at one of its links. Its styles and labels must be loaded. */
export function showViewer(request: ViewerRequest): void {
  if (open) {
    open.goTo(request.position);
    return;
  }
  const viewer = createViewer(request);
  open = viewer;
  const { pswp, position } = viewer;
  // While this one fades out, Forward may open another one.
  pswp.on('close', () => (open = null));
  pswp.on('destroy', () => {
    if (!open) slideLinks(request.box)[position()]?.focus();
  });
  guardTaps(viewer.root);
  describeDialog(viewer);
  addToolbar(viewer, request.tools);
  addArrows(viewer);
  addCaption(viewer);
  hideWhenIdle(viewer);
  keepAddress(viewer, request);
}
