import type { ReactNode } from 'react';
import { Advert, type PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';
import advertWords from '../../shared/adverts/words.json' with { type: 'json' };
import { wordsFor } from '../../shared/render/words.ts';

interface FloatingAdBoxProps {
  language: string;
  advert: PrintedAdvert;
  /** True shows it again on the next page after the reader has closed it. */
  permanent?: boolean;
}

/**
 * Renders an advert that appears over the page at the place of the box. Print it at the end of the text. Without
 * script, it never appears.
 */
export function FloatingAdBox({ language, advert, permanent = false }: FloatingAdBoxProps): ReactNode {
  return (
    <div
      className="floating-ad"
      data-widget="floating-ad"
      data-pack="adverts"
      data-load="scroll"
      data-conf={JSON.stringify({ id: advert.id, ...(permanent && { permanent }) })}
    >
      <dialog className="floating-ad-dialog" aria-label={wordsFor(advertWords, language).advert}>
        <Advert advert={advert} language={language} />
      </dialog>
    </div>
  );
}
