import type { ReactNode } from 'react';
import { formatNumber } from './format-number.ts';
import { messagesFor } from './messages/messages.ts';
import type { Slide } from '../viewer/slide.ts';

/** The attributes with which a box brings along what its lightbox says. `title` says what its pictures are of. */
export function lightboxLabels(language: string, title: string) {
  const messages = messagesFor(language);
  return {
    'data-title-label': title,
    'data-close-label': messages.close,
    'data-previous-label': messages.previous,
    'data-next-label': messages.next,
    'data-full-screen-label': messages.fullScreen,
    'data-download-label': messages.download,
    'data-position-label': messages.position,
    'data-failed-label': messages.contentFailed,
  };
}

/** Those of a gallery, which has more tools (SPEC §9.7). */
export function galleryLabels(language: string, title: string) {
  const messages = messagesFor(language);
  return {
    ...lightboxLabels(language, title),
    'data-slideshow-label': messages.slideshow,
    'data-share-label': messages.share,
    'data-copied-label': messages.copied,
    'data-thumbnails-label': messages.thumbnails,
  };
}

interface SlideFigureProps {
  slide: Slide;
  language: string;
  /** How wide the small picture is shown, as the `sizes` attribute says it. */
  sizes: string;
}

/** A slide's small picture, which links to the whole of it, and its caption. */
export function SlideFigure({ slide, language, sizes }: SlideFigureProps): ReactNode {
  const { kind, url, width, height, alt, caption, thumbnail, srcset } = slide;
  return (
    <figure className="slide">
      <a className={`slide-link slide-${kind}`} href={url} data-slide={kind} data-width={width} data-height={height}>
        <img src={thumbnail} srcSet={srcset} sizes={sizes} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
        {kind === 'picture' ? null : <span className="visually-hidden">{messagesFor(language).video}</span>}
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** How many pictures there are. */
export const pictureCount = (count: number, language: string): string =>
  messagesFor(language).pictureCount.replace('{n}', formatNumber(count, language));
