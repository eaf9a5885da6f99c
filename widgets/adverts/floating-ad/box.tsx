import type { ReactNode } from 'react';
import { Advert, type PrintedAdvert } from '../../shared/adverts/rendered-advert.tsx';
import advertWords from '../../shared/adverts/words.json' with { type: 'json' };
import { wordsFor } from '../../shared/render/words.ts';

interface FloatingAdBoxProps {
  language: string;
  advert: PrintedAdvert;
  /** It comes again on the next page, although the reader has closed it. */
  permanent?: boolean;
}

/**
 * An advert that comes over the page where the box stands: print it where reading ends. Without a
 * script it never comes.
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
      <dialog className="floating-ad-dialog" aria-label={wordsFor(advertWords, language).mark}>
        <Advert advert={advert} language={language} />
      </dialog>
    </div>
  );
}
