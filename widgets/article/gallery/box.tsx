import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { SlideFigure } from '../../shared/viewer/rendered-viewer.tsx';
import type { Slide } from '../../shared/viewer/slide.ts';
import { sentences } from './table.ts';

interface GalleryBoxProps {
  language: string;
  /** Subject of the pictures. */
  title: string;
  slides: readonly Slide[];
}

const sizes = '(min-width:1240px) 290px, (min-width:768px) 31vw, calc(50vw - 36px)';

/** Renders the pictures of a gallery page. Each links to the full picture. */
export function GalleryBox({ language, title, slides }: GalleryBoxProps): ReactNode {
  return (
    <div className="gallery" data-widget="gallery" data-pack="reading" data-load="scroll" data-title-label={title} {...printed(sentences, language)}>
      <ol className="gallery-items">
        {slides.map((slide, index) => (
          // A slide's hash, such as `#3`, works without script too.
          <li className="gallery-item" id={`${index + 1}`} key={slide.url}>
            <SlideFigure slide={slide} language={language} sizes={sizes} />
          </li>
        ))}
      </ol>
    </div>
  );
}
