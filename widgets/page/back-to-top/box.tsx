import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/**
 * The link to the top of the page, as the server prints it at the end. It is marked as one to what is shown on this
 * page, so that its first tap waits for the script.
 */
export function BackToTopBox({ language }: { language: string }): ReactNode {
  const { top } = wordsFor(words, language);
  return <a href="#top" data-widget="back-to-top" data-load="tap" data-slide="none" aria-label={top} />;
}
