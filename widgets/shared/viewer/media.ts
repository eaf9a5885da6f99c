import type PhotoSwipe from 'photoswipe';
import { createElement } from '../base/elements.ts';
import type { Slide } from './slide.ts';

function createVideo({ alt, thumbnail, url }: Slide): HTMLVideoElement {
  const video = createElement('video', 'lightbox-media', { 'aria-label': alt, 'playsinline': '', 'preload': 'none' });
  video.controls = true;
  video.poster = thumbnail;
  video.src = url;
  return video;
}

function createFrame({ alt, url }: Slide): HTMLIFrameElement {
  const frame = createElement('iframe', 'lightbox-media', { title: alt, allow: 'fullscreen' });
  frame.src = url;
  return frame;
}

/**
 * Shows videos and embedded pages as slides. `slideAt` returns the slide at a PhotoSwipe index. A slide that is not
 * shown neither plays nor loads.
 */
export function showMedia(pswp: PhotoSwipe, slideAt: (index: number) => Slide | undefined): void {
  pswp.on('contentLoad', event => {
    const { content } = event;
    const slide = slideAt(content.index);
    if (!slide || slide.kind === 'picture') return;
    event.preventDefault();
    content.element = createElement('div', 'pswp__content');
    if (slide.kind === 'video') {
      const video = createVideo(slide);
      video.addEventListener('error', () => content.onError());
      content.element.append(video);
    }
    content.onLoaded();
  });

  // If a frame changed its page, it would have a history entry, and Back would not close the lightbox. A new frame has
  // no entry.
  pswp.on('contentActivate', ({ content: { index, element } }) => {
    const slide = slideAt(index);
    if (slide?.kind === 'embed') element?.replaceChildren(createFrame(slide));
  });
  pswp.on('contentDeactivate', ({ content: { index, element } }) => {
    if (slideAt(index)?.kind === 'embed') element?.replaceChildren();
    element?.querySelector('video')?.pause();
  });

  // A video's own controls handle touches and keys on it.
  const isOnPlayer = ({ target }: Event): boolean => target instanceof HTMLVideoElement;
  pswp.on('pointerDown', event => isOnPlayer(event.originalEvent) && event.preventDefault());
  pswp.on('keydown', event => {
    if (isOnPlayer(event.originalEvent) && event.originalEvent.key !== 'Escape') event.preventDefault();
  });
}
