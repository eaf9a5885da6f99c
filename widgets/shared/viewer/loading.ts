import type PhotoSwipe from 'photoswipe';

/**
 * Shows each thumbnail until its picture is here. A reader who saves data gets no picture before she comes to it;
 * PhotoSwipe fetches a slide's neighbours whatever its `preload` says.
 */
export function loadPictures(pswp: PhotoSwipe): void {
  pswp.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? '');
  if (!navigator.connection?.saveData) return;
  pswp.on('contentLoadImage', event => {
    if (event.content.index !== pswp.currIndex) event.preventDefault();
  });
  pswp.on('contentActivate', ({ content }) => {
    if (content.state === 'idle') content.loadImage(false);
  });
}
