import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

interface BreakingBoxProps {
  language: string;
  /** Unique for each line, so that a reader who has closed one sees the next. */
  id: string;
  url: string;
  title: string;
}

/** Renders the breaking-news line at the top of every page. */
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
