import type { ReactNode } from 'react';
import { formatTime } from '../../shared/playback/format-time.ts';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

export interface Chapter {
  /** Start in seconds. */
  at: number;
  title: string;
}

interface ItemMediaProps {
  language: string;
  /** URL of the video file. Chapters link to it if no script runs. */
  url: string;
  chapters?: readonly Chapter[];
  /** Paragraphs of the transcript, one for each speaker or sound. */
  transcript?: readonly string[];
  /** The player, in an element with `data-item-player`. */
  children: ReactNode;
}

/** Renders an article's video or audio with chapters and transcript. Place it directly after the description. */
export function ItemMediaBox({ language, url, chapters = [], transcript = [], children }: ItemMediaProps): ReactNode {
  const { chapters: title, transcript: transcriptTitle } = wordsFor(words, language);
  return (
    <div
      className="item-media"
      data-widget="item-media"
      data-load="scroll"
      {...printed(sentences, language)}
    >
      {children}
      {chapters.length > 0 ? (
        <ol className="item-chapters" aria-label={title}>
          {chapters.map(chapter => (
            <li key={chapter.at}>
              <a className="item-chapter" href={`${url}#t=${chapter.at}`}>
                <time className="item-chapter-time" dateTime={`PT${chapter.at}S`}>
                  {formatTime(chapter.at, renderingKernel(language).digits)}
                </time>
                <span>{chapter.title}</span>
              </a>
            </li>
          ))}
        </ol>
      ) : null}
      {transcript.length > 0 ? (
        <details className="item-transcript">
          <summary>{transcriptTitle}</summary>
          {transcript.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ) : null}
    </div>
  );
}
