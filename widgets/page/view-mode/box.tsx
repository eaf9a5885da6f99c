import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/** Renders the two links that switch the view mode. Without script, the server handles them. */
export function ViewModeBox({ language, path }: { language: string; path: string }): ReactNode {
  const { title, desktop, mobile } = wordsFor(words, language);
  return (
    <nav className="view-mode responsive-tools" data-widget="view-mode" data-load="tap" aria-label={title}>
      <a href={`${path}?view=desktop`} rel="nofollow" data-view-mode="desktop">
        {desktop}
      </a>
      <a href={`${path}?view=mobile`} rel="nofollow" data-view-mode="mobile">
        {mobile}
      </a>
    </nav>
  );
}
