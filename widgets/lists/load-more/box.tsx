import type { ReactNode } from 'react';
import { NewsList, type NewsListItem } from '../../shared/news-list/news-list.tsx';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface LoadMoreBoxProps {
  language: string;
  conf: {
    /** Id of the list. */
    id: string;
    seqKey: string;
    /** Number of items per request. */
    items: number;
    topicFilter?: string;
    loadMoreBtnTitle?: string;
  };
  items: readonly NewsListItem[];
  /** URL of the page that continues the list without script. Receives `?from=`. */
  action: string;
  /** Number of items on earlier pages. */
  from: number;
  /** True if the list shows only titles and times. */
  isTimeline?: boolean;
}

/** Renders a list with its "show more" button. */
export function LoadMoreBox({ language, conf, items, action, from, isTimeline = false }: LoadMoreBoxProps): ReactNode {
  return (
    <div
      className="load-more"
      data-widget="load-more"
      data-load="tap"
      data-conf={JSON.stringify(conf)}
      data-from={from}
      {...printed(sentences, language)}
    >
      <NewsList items={items} isTimeline={isTimeline} />
      <form className="load-more-form" method="get" action={action}>
        <input type="hidden" name="from" value={from + items.length} />
        <p className="load-more-message" role="status" />
        <button>{conf.loadMoreBtnTitle ?? wordsFor(words, language).more}</button>
      </form>
    </div>
  );
}
