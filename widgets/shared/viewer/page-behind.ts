import type PhotoSwipe from 'photoswipe';

/** Keeps the page behind the open lightbox where it is: keys, and fingers on a caption, would scroll it. */
export function holdPageBehind(pswp: PhotoSwipe): void {
  const { classList } = document.documentElement;
  pswp.on('beforeOpen', () => classList.add('has-lightbox'));
  pswp.on('close', () => classList.remove('has-lightbox'));
}
