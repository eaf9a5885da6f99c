/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewsList, type NewsListItem } from './news-list.tsx';

export interface LoadMoreProps {
  place: string;
  seqKey: string;
  size: number;
  /** How many items there are above the first that is asked for. */
  from: number;
  /** Value of the hidden field, for readers without script. */
  nextFrom: string;
  label: string;
  endMessage: string;
  errorMessage: string;
}

interface MoreNews {
  seqKey?: string;
  newsList: NewsListItem[];
}

/** More of a list whose beginning is static. */
export function LoadMore({ place, size, from, seqKey: firstKey, ...printed }: LoadMoreProps): VNode {
  const [items, setItems] = useState<NewsListItem[]>([]);
  const [seqKey, setSeqKey] = useState(firstKey);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function load(): Promise<void> {
    const query = { place, topic: '', from: String(from + items.length), size: String(size), seqKey };
    const response = await fetch(`/papi?${new URLSearchParams(query)}`);
    const more = (await response.json()) as MoreNews;
    const isEnd = more.newsList.length === 0;
    setItems([...items, ...more.newsList]);
    setSeqKey(more.seqKey ?? seqKey);
    setOver(isEnd);
    setMessage(isEnd ? printed.endMessage : '');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    load()
      .catch(() => setMessage(printed.errorMessage))
      .finally(() => setBusy(false));
  }

  return (
    <>
      {items.length > 0 && <NewsList items={items} />}
      <form class="load-more-form" method="get" action="/" aria-busy={isBusy} onSubmit={submit}>
        <input type="hidden" name="from" value={printed.nextFrom} />
        <p class="load-more-message" role="status">
          {message}
        </p>
        {!isOver && <button>{printed.label}</button>}
      </form>
    </>
  );
}
