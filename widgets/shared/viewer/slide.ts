/** Kinds of slides. An embed is a page in a frame. */
export type SlideKind = 'picture' | 'video' | 'embed';

export interface Slide {
  kind: SlideKind;
  /** URL of the full picture, the video file or the embedded page. */
  url: string;
  /** Size in pixels. */
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** URL of the thumbnail. */
  thumbnail: string;
  srcset: string;
}

const isKind = (value: string | undefined): value is SlideKind => /^(picture|video|embed)$/.test(value ?? '');

/**
 * Size of slides without one in the markup. A picture then has the shape of its thumbnail until its file has loaded.
 */
const defaultSize = { width: 1280, height: 720 };

/** Returns the real file of a lazily loaded thumbnail, whose `src` is still a placeholder. */
const lazyFile = ({ dataset: { src, lazySrc, original } }: HTMLImageElement): string | undefined =>
  src ?? lazySrc ?? original;

function sizeOf({ dataset }: HTMLAnchorElement, image: HTMLImageElement | null): { width: number; height: number } {
  const [width = 0, height = 0] = [dataset.width, dataset.height].map(Number);
  if (width > 0 && height > 0 && width + height < Infinity) return { width, height };
  const shape = image?.naturalWidth && !lazyFile(image) ? image.naturalHeight / image.naturalWidth : 0;
  return shape ? { width: defaultSize.width, height: Math.round(defaultSize.width * shape) } : defaultSize;
}

/** Creates the slide of a gallery link. Ignores an invalid size. */
export function slideOf(link: HTMLAnchorElement): Slide {
  const { slide } = link.dataset;
  const image = link.querySelector('img');
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  return {
    kind: isKind(slide) ? slide : 'picture',
    url: link.href,
    ...sizeOf(link, image),
    alt: image?.alt ?? '',
    caption: caption.trim(),
    thumbnail: (image && lazyFile(image)) || image?.currentSrc || image?.src || '',
    srcset: image?.srcset ?? '',
  };
}
