import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from '../../shared/viewer/words.json' with { type: 'json' };

interface CarouselBoxProps {
  language: string;
  title: string;
  /** Items with unique keys. */
  items: readonly { key: string; content: ReactNode }[];
}

/** Renders a row of items that scrolls sideways. Its buttons need script. */
export function CarouselBox({ language, title, items }: CarouselBoxProps): ReactNode {
  const { previous, next } = wordsFor(words, language);
  return (
    <section className="carousel" data-widget="carousel" data-pack="reading" aria-label={title}>
      <ul className="carousel-items">
        {items.map(({ key, content }) => (
          <li className="carousel-item" key={key}>
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls needs-script">
        <button type="button" aria-label={previous} aria-disabled="true">
          <span className="carousel-arrow" aria-hidden="true">
            ‹
          </span>
        </button>
        <button type="button" aria-label={next} aria-disabled="false">
          <span className="carousel-arrow" aria-hidden="true">
            ›
          </span>
        </button>
      </div>
    </section>
  );
}
