import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface LiveBoxProps {
  language: string;
  title: string;
  /** URL of the stream's playlist. */
  mediaUrl: string;
  /** 16:9. */
  poster: string;
}

/** Renders a live stream in the browser's own player. It loads nothing before it plays. */
export function LiveBox({ language, title, mediaUrl, poster }: LiveBoxProps): ReactNode {
  const { live, captions } = wordsFor(words, language);
  return (
    <figure
      className="live-box"
      data-widget="live"
      data-conf={JSON.stringify({ mediaUrl, poster })}
      {...printed(sentences, language)}
    >
      <video
        className="live-film"
        src={mediaUrl}
        poster={poster}
        width="640"
        height="360"
        preload="none"
        controls
        playsInline
        aria-label={`${title} (${live})`}
      >
        <a href={mediaUrl}>{title}</a>
      </video>
      <figcaption>
        <span className="live-mark">{live}</span>
        <span>{title}</span>
        <span className="live-captions">{captions}</span>
      </figcaption>
    </figure>
  );
}
