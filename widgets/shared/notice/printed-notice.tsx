import type { ReactNode } from 'react';
import { wordsFor } from '../print/words.ts';
import { words } from './words.ts';

/**
 * The page's one notice, for taps that can be neither done nor sent. The kernel shows it, and hides it with the next
 * tap.
 */
export function PageNotice({ language }: { language: string }): ReactNode {
  return (
    <p className="page-notice" role="alert" hidden>
      {wordsFor(words, language).notDone}
    </p>
  );
}
