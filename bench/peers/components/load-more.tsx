'use client';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { NewsListItem } from '../../../widgets/shared/news-list/news-list.tsx';
import type { readLoadMore } from '../reading/lists.ts';
import { NewsList } from './news-list.tsx';
import { read } from './state/requests.ts';
import { useBusy } from './state/use-busy.ts';

type LoadMoreProps = ReturnType<typeof readLoadMore>;

/** More of a list whose beginning is static. */
export function LoadMore({ place, size, from, seqKey: firstKey, ...printed }: LoadMoreProps): ReactNode {
  const [items, setItems] = useState<NewsListItem[]>([]);
  const [seqKey, setSeqKey] = useState(firstKey);
  const [message, setMessage] = useState('');
  const [isBusy, run] = useBusy();
  const [isOver, setOver] = useState(false);

  async function load(): Promise<void> {
    const query = { place, topic: '', from: String(from + items.length), size: String(size), seqKey };
    const more = (await read('/papi', query)) as { seqKey?: string; newsList: NewsListItem[] };
    const isEnd = more.newsList.length === 0;
    setItems([...items, ...more.newsList]);
    setSeqKey(more.seqKey ?? seqKey);
    setOver(isEnd);
    setMessage(isEnd ? printed.endMessage : '');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    run(() => load().catch(() => setMessage(printed.errorMessage)));
  }

  return (
    <>
      {items.length > 0 && <NewsList items={items} />}
      <form className="load-more-form" method="get" action="/" aria-busy={isBusy} onSubmit={submit}>
        <input type="hidden" name="from" value={printed.nextFrom} />
        <p className="load-more-message" role="status">
          {message}
        </p>
        {!isOver && <button>{printed.label}</button>}
      </form>
    </>
  );
}
