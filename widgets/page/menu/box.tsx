import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * Control that opens the menu over the page, as the server prints it: a link to the menu further down. It is marked as
 * a link to content of this page, so that its first tap waits for the script.
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
