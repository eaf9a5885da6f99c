import type { ReactNode } from 'react';
import { withNumber } from '../markup/parse.ts';
import { formatNumber } from '../render/format-number.ts';
import type { Slide } from './slide.ts';
import words from './words.json' with { type: 'json' };
import { wordsFor } from '../render/words.ts';

interface SlideFigureProps {
  slide: Slide;
  language: string;
  /** Value of the thumbnail's `sizes` attribute. */
  sizes: string;
}

/** Renders a slide: its thumbnail, linked to the full picture, and its caption. */
export function SlideFigure({ slide, language, sizes }: SlideFigureProps): ReactNode {
  const { kind, url, width, height, alt, caption, thumbnail, srcset } = slide;
  return (
    <figure className="slide">
      <a className={`slide-link slide-${kind}`} href={url} data-slide={kind} data-width={width} data-height={height}>
        <img src={thumbnail} srcSet={srcset} sizes={sizes} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
        {kind === 'picture' ? null : <span className="visually-hidden">{wordsFor(words, language).video}</span>}
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Returns the number of pictures as a text. */
export const pictureCount = (count: number, language: string): string =>
  withNumber(wordsFor(words, language).pictureCount, formatNumber(count, language));
