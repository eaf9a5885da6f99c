import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/**
 * The link to the top of the page, as the server prints it at the end. It is marked as one to what is shown on this
 * page, so that its first tap waits for the script. On its way down the page it stays at the end of the screen where
 * styles cannot follow the scroll.
 */
export function BackToTopBox({ language }: { language: string }): ReactNode {
  const { top } = wordsFor(words, language);
  return (
    <div className="way-to-top" data-box="">
      <a href="#top" data-widget="back-to-top" data-load="tap" data-slide="none" aria-label={top} />
    </div>
  );
}
