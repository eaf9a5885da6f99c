import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * Renders the button that opens the search, in a form that leads to the archive. Only a button in a form keeps early
 * taps and also works without script.
 */
export function SearchOverlayBox({ language, action, searches }: {
  language: string;
  action: string;
  /** Name of the partial with suggested searches. Default: no suggestions. */
  searches?: string;
}): ReactNode {
  return (
    <form
      className="search-overlay"
      action={action}
      data-widget="search-overlay"
      data-load="tap"
      data-close={wordsFor(viewerWords, language).close}
      data-searches={searches}
    >
      <button>
        <span className="visually-hidden">{wordsFor(words, language).search}</span>
      </button>
    </form>
  );
}
