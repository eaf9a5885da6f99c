import type { ReactNode } from 'react';
import { wordsFor } from '../render/words.ts';
import viewerWords from '../viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * Renders the page's notice for taps that cannot be handled now. The kernel shows it and hides it at the next tap. The
 * button therefore needs no code.
 */
export function PageNotice({ language }: { language: string }): ReactNode {
  return (
    <div className="page-notice" role="alert" hidden>
      {wordsFor(words, language).notDone}
      <button aria-label={wordsFor(viewerWords, language).close}>×</button>
    </div>
  );
}
