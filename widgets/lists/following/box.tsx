import type { ReactNode } from 'react';
import { BoxHead } from '../../shared/render/box-head.tsx';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface FollowingBoxProps {
  language: string;
  /** Element id of the heading. */
  id: string;
  /** Address of the page where readers choose what they follow; left out on that page itself. */
  url?: string;
  /** Address of the call for news of lists. */
  source: string;
  /** It takes no room before a script of the page has found that something is followed. */
  isHidden?: boolean;
}

/** The newest of what a reader follows, as the server prints it: it does not know what that is. */
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
