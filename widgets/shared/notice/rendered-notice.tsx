import type { ReactNode } from 'react';
import { wordsFor } from '../render/words.ts';
import viewerWords from '../viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * The page's one notice, for taps that can be neither done nor sent. The kernel shows it, and hides it with the next
 * tap: that may be the one on its button, which has nothing else to do.
 */
export function PageNotice({ language }: { language: string }): ReactNode {
  return (
    <div className="page-notice" role="alert" hidden>
      {wordsFor(words, language).notDone}
      <button aria-label={wordsFor(viewerWords, language).close}>×</button>
    </div>
  );
}
