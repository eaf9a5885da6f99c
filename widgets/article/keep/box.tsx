import type { ReactNode } from 'react';
import { Icon } from '../../shared/render/icon.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/** Renders the button that saves an article with its pictures on the phone. */
export function KeepBox({ language }: { language: string }): ReactNode {
  const { keep, failed } = wordsFor(words, language);
  return (
    <div
      className="keep needs-script"
      data-widget="keep"
      data-pack="shelf"
      data-load="tap"
      data-offline=""
      data-error={failed}
    >
      <button type="button" aria-label={keep}>
        <Icon path="M6 4h12v16l-6-5-6 5z" />
      </button>
      <span role="status" />
    </div>
  );
}
