import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * What opens the search over the page, as the server prints it: a button that leads to the archive. It is a form, whose
 * button is the only thing that no tap is lost of before the script is there, and that works without one.
 */
export function SearchOverlayBox({ language, action, searches }: {
  language: string;
  action: string;
  /** Which partial `searches` offers what the reader and others have searched for; without it nothing does. */
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
