import type { ReactNode } from 'react';
import { BoxHead } from '../../shared/render/box-head.tsx';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface FollowingBoxProps {
  language: string;
  /** Id of the heading. */
  id: string;
  /** URL of the page where readers choose what they follow. Not set on that page itself. */
  url?: string;
  /** URL of the call for news of the followed lists. */
  source: string;
  /** True if the box is hidden until a script has found a followed list. */
  isHidden?: boolean;
}

/** Renders the box for news of followed lists. The server does not know which lists the reader follows. */
export function FollowingBox({ language, id, url, source, isHidden = false }: FollowingBoxProps): ReactNode {
  const { title, none, choose } = wordsFor(words, language);
  return (
    <section
      className="following"
      data-widget="following"
      data-source={source}
      {...printed(sentences, language)}
      aria-labelledby={id}
      hidden={isHidden}
    >
      <BoxHead id={id} title={title} url={url} />
      <div className="following-room">
        <p className="following-none">
          {isHidden ? null : none}
          {url === undefined ? null : (
            <a className="button" href={url}>
              {choose}
            </a>
          )}
        </p>
        <ul className="news-list" />
        <p role="status" />
      </div>
    </section>
  );
}
