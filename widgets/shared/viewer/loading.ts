import type PhotoSwipe from 'photoswipe';

/** Largest difference between the shapes of one picture's files: they are rounded to whole pixels. */
const sameShape = 0.01;

/** Gives a slide the shape of its file, whatever the page says; true where it had another one. */
function takeShape(slide: NonNullable<PhotoSwipe['currSlide']>): boolean {
  const { element } = slide.content;
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth) return false;
  const { naturalWidth: width, naturalHeight: height } = element;
  if (Math.abs(slide.height / slide.width - height / width) < sameShape) return false;
  Object.assign(slide, { width, height });
  return true;
}

/**
 * Shows each thumbnail until its picture is here. A reader who saves data gets no picture before she comes to it;
 * PhotoSwipe fetches a slide's neighbours whatever its `preload` says.
 */
export function loadPictures(pswp: PhotoSwipe): void {
  pswp.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? '');
  pswp.on('slideInit', ({ slide }) => void takeShape(slide));
  pswp.on('loadComplete', ({ slide }) => {
    if (takeShape(slide)) slide.resize();
  });
  if (!navigator.connection?.saveData) return;
  pswp.on('contentLoadImage', event => {
    if (event.content.index !== pswp.currIndex) event.preventDefault();
  });
  pswp.on('contentActivate', ({ content }) => {
    if (content.state === 'idle') content.loadImage(false);
  });
}
