import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

interface BreakingBoxProps {
  language: string;
  /** Another one for each line: who has closed one sees the next. */
  id: string;
  url: string;
  title: string;
}

/** The line at the top of every page while something breaks, as the server prints it. */
export function BreakingBox({ language, id, url, title }: BreakingBoxProps): ReactNode {
  const { breaking } = wordsFor(words, language);
  return (
    <aside className="breaking" data-widget="breaking" data-load="tap" data-id={id} aria-label={breaking}>
      <p>
        <b>{breaking}</b>
        <a href={url} dir="auto">
          {title}
        </a>
      </p>
      <button className="needs-script" type="button" aria-label={wordsFor(viewerWords, language).close}>
        ×
      </button>
    </aside>
  );
}
