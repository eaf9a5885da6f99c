import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * Renders the link to the menu further down the page. It is marked as a link to content of this page, so that the
 * kernel holds its first tap.
 */
export function MenuBox({ language, menuId }: { language: string; menuId: string }): ReactNode {
  return (
    <a
      className="menu-trigger"
      href={`#${menuId}`}
      data-widget="menu"
      data-load="tap"
      data-target={`#${menuId}`}
      data-slide="none"
      data-close={wordsFor(viewerWords, language).close}
      aria-label={wordsFor(words, language).menu}
    />
  );
}
