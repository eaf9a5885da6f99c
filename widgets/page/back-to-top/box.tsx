import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/**
 * Renders the link to the top at the end of the page. It is marked as a link to content of this page, so that the
 * kernel holds its first tap. In browsers without scroll-driven styles, it stays at the bottom of the viewport.
 */
export function BackToTopBox({ language }: { language: string }): ReactNode {
  const { top } = wordsFor(words, language);
  return (
    <div className="way-to-top" data-box="">
      <a href="#top" data-widget="back-to-top" data-load="tap" data-slide="none" aria-label={top} />
    </div>
  );
}
