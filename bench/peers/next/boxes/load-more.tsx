'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { NewsListItem } from '../../../../widgets/shared/news-list/news-list.tsx';
import type { Attributes } from '../content/to-react.ts';
import { read } from '../state/requests.ts';
import { useBusy } from '../state/use-busy.ts';
import { NewsItem } from './news-item.tsx';

interface LoadMoreProps {
  attributes: Attributes;
  /** The items that are printed, and their ids. */
  items: ReactNode;
  ids: string[];
  place: string;
  size: number;
  seqKey: string;
  buttonLabel: string;
  endMessage: string;
  errorMessage: string;
}

/** A list of news, and more of it. */
export function LoadMore({ attributes, items, ids, place, size, ...props }: LoadMoreProps): ReactNode {
  const [added, setAdded] = useState<NewsListItem[]>([]);
  const [seqKey, setSeqKey] = useState(props.seqKey);
  const [message, setMessage] = useState('');
  const [isAtEnd, setAtEnd] = useState(false);
  const [isBusy, run] = useBusy();

  async function loadMore(): Promise<void> {
    const shown = new Set([...ids, ...added.map(({ id }) => id)]);
    const query = { place, topic: '', from: String(shown.size), size: String(size), seqKey };
    const answer = (await read('/papi', query)) as { newsList: NewsListItem[]; seqKey?: string };
    const fresh = answer.newsList.filter(({ id }) => !shown.has(id));
    setAdded([...added, ...fresh]);
    setSeqKey(answer.seqKey ?? seqKey);
    setAtEnd(fresh.length === 0);
    setMessage(fresh.length === 0 ? props.endMessage : '');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    run(() => loadMore().catch(() => setMessage(props.errorMessage)));
  }

  return (
    <div {...attributes}>
      <ul className="news-list">
        {items}
        {added.map(item => (
          <NewsItem key={item.id} item={item} />
        ))}
      </ul>
      <form method="get" action="/" className="load-more-form" aria-busy={isBusy} onSubmit={submit}>
        <input type="hidden" name="from" value={ids.length} />
        <p role="status" className="load-more-message">
          {message || null}
        </p>
        {isAtEnd ? null : <button>{props.buttonLabel}</button>}
      </form>
    </div>
  );
}
