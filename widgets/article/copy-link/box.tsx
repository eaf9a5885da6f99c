import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** The short link of an article with its copy button, as the server prints it. */
export function CopyLinkBox({ language, url }: { language: string; url: string }): ReactNode {
  const { shortLink, copy } = wordsFor(words, language);
  const shown = url.replace(/^https?:\/\//, '');
  return (
    <div className="copy-link" data-widget="copy-link" data-pack="reading" data-load="scroll">
      <a className="copy-link-url" href={url} dir="ltr" aria-label={`${shortLink}: ${shown}`}>
        {shown}
      </a>
      <button className="copy-link-button needs-script" type="button">
        {copy}
      </button>
      <span className="copy-link-done" role="status" data-copied={wordsFor(viewerWords, language).copied} />
    </div>
  );
}
