import type { ReactNode } from 'react';
import { Icon } from '../../shared/render/icon.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const chain = <Icon path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />;

/** Renders the short link of an article and the button that copies it. Without script, only the link is shown. */
export function CopyLinkBox({ language, url }: { language: string; url: string }): ReactNode {
  const { shortLink, copy, again } = wordsFor(words, language);
  return (
    <div className="copy-link" data-widget="copy-link" data-pack="reading" data-load="scroll">
      <a className="copy-link-url" href={url} aria-label={shortLink}>
        {chain}
      </a>
      <button className="copy-link-button needs-script" type="button" aria-label={copy}>
        {chain}
      </button>
      <span
        className="copy-link-done"
        role="status"
        data-copied={wordsFor(viewerWords, language).copied}
        data-again={again}
      />
    </div>
  );
}
