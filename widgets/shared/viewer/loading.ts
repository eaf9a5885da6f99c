import type PhotoSwipe from 'photoswipe';

/** Largest difference between the aspect ratios of one picture's files, which are rounded to whole pixels. */
const sameShape = 0.01;

/** Gives a slide the aspect ratio of its file. Returns true if it was different. */
function takeShape(slide: NonNullable<PhotoSwipe['currSlide']>): boolean {
  const { element } = slide.content;
  if (!(element instanceof HTMLImageElement) || !element.naturalWidth) return false;
  const { naturalWidth: width, naturalHeight: height } = element;
  if (Math.abs(slide.height / slide.width - height / width) < sameShape) return false;
  Object.assign(slide, { width, height });
  return true;
}

/**
 * Shows each thumbnail until its picture has loaded. Under Save-Data, loads a picture only when it is shown, because
 * PhotoSwipe otherwise loads the neighbours despite its `preload` option.
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
