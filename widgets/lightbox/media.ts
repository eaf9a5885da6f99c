import type PhotoSwipe from 'photoswipe';
import { createElement } from './controls.ts';
import type { Slide } from './slide.ts';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/** The player or the frame of a slide that is no picture. A frame gets its page only while it is shown. */
function createMedia({ kind, alt, thumbnail, url }: Slide): HTMLVideoElement | HTMLIFrameElement {
  if (kind === 'embed') return createElement('iframe', 'lightbox-media', { title: alt, allow: 'fullscreen' });
  const video = createElement('video', 'lightbox-media', { 'aria-label': alt, 'playsinline': '', 'preload': 'none' });
  video.controls = true;
  video.poster = thumbnail;
  video.src = url;
  return video;
}

/**
 * Shows videos and embedded pages as slides (SPEC §2.10). `slideOf` says what stands at an index of PhotoSwipe's.
 * What is out of sight neither plays nor loads.
 */
export function showMedia(pswp: PhotoSwipe, slideAt: (index: number) => Slide | undefined): void {
  const mediaOf = ({ element }: Content): Element | null | undefined => element?.querySelector('.lightbox-media');

  pswp.on('contentLoad', event => {
    const { content } = event;
    const slide = slideAt(content.index);
    if (!slide || slide.kind === 'picture') return;
    event.preventDefault();
    const media = createMedia(slide);
    media.addEventListener('error', () => content.onError());
    content.element = createElement('div', 'pswp__content');
    content.element.append(media);
    content.onLoaded();
  });

  pswp.on('contentActivate', ({ content }) => {
    const media = mediaOf(content);
    if (media instanceof HTMLIFrameElement) media.src = slideAt(content.index)?.url ?? '';
  });

  pswp.on('contentDeactivate', ({ content }) => {
    const media = mediaOf(content);
    if (media instanceof HTMLIFrameElement) media.removeAttribute('src');
    if (media instanceof HTMLVideoElement) media.pause();
  });

  // A player's own controls take the fingers and the arrow keys that are on it.
  const isOnPlayer = ({ target }: Event): boolean => target instanceof HTMLVideoElement;
  pswp.on('pointerDown', event => isOnPlayer(event.originalEvent) && event.preventDefault());
  pswp.on('keydown', event => {
    if (isOnPlayer(event.originalEvent) && event.originalEvent.key !== 'Escape') event.preventDefault();
  });
}
