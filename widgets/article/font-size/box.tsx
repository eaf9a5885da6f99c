import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/** Renders the font-size buttons of an article. */
export function FontSizeBox({ language }: { language: string }): ReactNode {
  const { title, letter, larger, smaller, reset } = wordsFor(words, language);
  return (
    <div className="font-size needs-script" data-widget="font-size" data-load="tap" role="group" aria-label={title}>
      <button type="button" data-step="smaller" aria-label={smaller}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" data-step="reset" aria-label={reset}>
        <span aria-hidden="true">{letter}</span>
      </button>
      <button type="button" data-step="larger" aria-label={larger}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
