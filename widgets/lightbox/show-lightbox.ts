import PhotoSwipe, { type SlideData } from 'photoswipe';
import type { Kernel } from '../../kernel/types.ts';
import { keepAddress } from './address.ts';
import { addArrows } from './arrows.ts';
import { addCaption } from './caption.ts';
import { hideWhenIdle } from './idle.ts';
import { labelsOf } from './labels.ts';
import type { Lightbox, Tool } from './lightbox.ts';
import { showMedia } from './media.ts';
import { paddingOf } from './padding.ts';
import { slideLinks } from './slide-links.ts';
import { type Slide, slideOf } from './slide.ts';
import { loadStylesheet } from './stylesheet.ts';
import { addToolbar } from './toolbar.ts';

export interface LightboxRequest {
  box: HTMLElement;
  kernel: Kernel;
  /** Position of the link to open. */
  position: number;
  tools: readonly Tool[];
  /** Slides have addresses, `#{n}` (SPEC §2.3). */
  hasHashes: boolean;
  /** The reader came by the address of a slide. */
  isArrival: boolean;
}

let open: Lightbox | null = null;

/** PhotoSwipe's own elements, none of which is used: they are filled by innerHTML, which our pages forbid. */
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

function describe({ root, pswp, labels }: Lightbox): void {
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', labels.title);
  // Its words are English ones.
  for (const element of [pswp.scrollWrap, ...pswp.mainScroll.itemHolders.map(({ el }) => el)]) {
    element?.removeAttribute('aria-roledescription');
  }
}

/** Closes at once, or as soon as it has opened: PhotoSwipe turns a deaf ear while it opens. */
function close(pswp: PhotoSwipe): void {
  if (pswp.opener.isOpen) pswp.close();
  else pswp.on('openingAnimationEnd', () => pswp.close());
}

function createLightbox({ box, kernel, position: first, tools }: LightboxRequest): Lightbox {
  const slides = slideLinks(box).map(slideOf);
  const labels = labelsOf(box);
  const isRtl = kernel.page.direction === 'rtl';
  // PhotoSwipe knows left to right alone (dimsemenov/PhotoSwipe#818): turned round, its keys and swipes are right.
  const turned = (index: number): number => (isRtl ? slides.length - 1 - index : index);
  const ordered = isRtl ? [...slides].reverse() : slides;
  const strip = { isShown: tools.includes('thumbnails') };
  const pswp = new PhotoSwipe({
    ...ownElements,
    dataSource: ordered.map(slideData),
    index: turned(first),
    mainClass: 'lightbox',
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    paddingFn: viewport => paddingOf(viewport, strip.isShown),
    bgOpacity: 1,
    loop: false,
    preload: [1, 1],
    imageClickAction: 'zoom',
    returnFocus: false,
    errorMsg: labels.failed,
  });
  showMedia(pswp, index => ordered[index]);
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
    position: () => turned(pswp.currIndex),
    current: () => slideAt(ordered, pswp.currIndex),
    goTo(position) {
      if (position >= 0 && position < slides.length) pswp.goTo(turned(position));
    },
    onChange(action) {
      pswp.on('change', action);
      action();
    },
  };
}

/** Opens the lightbox of a box at one of its links (SPEC §2.10). Rejects where its styles cannot be had. */
export async function showLightbox(request: LightboxRequest): Promise<void> {
  if (open) {
    open.goTo(request.position);
    return;
  }
  await loadStylesheet();
  const lightbox = createLightbox(request);
  open = lightbox;
  const { pswp, position } = lightbox;
  pswp.on('destroy', () => {
    open = null;
    slideLinks(request.box)[position()]?.focus();
  });
  describe(lightbox);
  addToolbar(lightbox, request.tools);
  addArrows(lightbox);
  addCaption(lightbox);
  hideWhenIdle(lightbox);
  keepAddress(lightbox, { hasHashes: request.hasHashes, isArrival: request.isArrival, close: () => close(pswp) });
}
