import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/**
 * What opens the menu of an id over the page, as the server prints it: a link to where the menu stands in the page. It
 * is marked as one to what is shown on this page, so that its first tap waits for the script.
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
