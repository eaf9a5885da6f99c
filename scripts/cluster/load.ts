import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';

const ours = 'https://news.example';

/** What readers have met with. */
export interface Tally {
  pages: number;
  /** Pages that came as a failure of the server, or not at all. */
  failedPages: number;
  /** Posts that were not acknowledged, each of which its reader has sent again. */
  refusedPosts: number;
  /** Votes that were acknowledged, by the reader's id. */
  votes: Map<string, string>;
  pageTimes: number[];
}

export interface LoadOptions {
  address: string;
  paths: readonly string[];
  /** Option ids of a poll. */
  options: readonly string[];
  readers: number;
  voters: number;
  /** Of a reader's hundred requests, how many are votes. */
  votesInAHundred?: number;
}

export interface Load {
  tally: Tally;
  /** Asks and votes no more, and waits until all that was begun is acknowledged. */
  end: () => Promise<void>;
}

const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

type Pairs = Record<string, string>;

const post = (address: string, fields: Pairs, headers: Pairs): Promise<Response | null> =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ours, accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(40_000),
  }).catch(() => null);

/** Readers who read, and others who vote: each of them once, and again for as long as that is not acknowledged. */
export function startLoad({ address, paths, options, readers, voters, votesInAHundred = 0 }: LoadOptions): Load {
  const tally: Tally = { pages: 0, failedPages: 0, refusedPosts: 0, votes: new Map(), pageTimes: [] };
  let isOver = false;

  async function read(): Promise<void> {
    const began = performance.now();
    const answer = await fetch(address + (oneOf(paths) ?? '/'), { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    const body = await answer?.text().catch(() => null);
    tally.pages++;
    tally.pageTimes.push(performance.now() - began);
    if (answer?.status !== 200 || !body?.endsWith('</html>')) tally.failedPages++;
  }

  /** Sends a post until it is acknowledged. */
  async function insist(path: string, fields: Pairs, headers: Pairs): Promise<Response> {
    for (;;) {
      const answer = await post(address + path, fields, headers);
      if (answer?.status === 200) return answer;
      await answer?.arrayBuffer().catch(() => null);
      tally.refusedPosts++;
      await after(300);
    }
  }

  async function vote(): Promise<void> {
    const visit = await insist('/rest/visit', { obj: 'news', nid: '1001' }, { 'user-agent': randomUUID() });
    await visit.arrayBuffer();
    const cookie = visit.headers.getSetCookie().find(text => text.startsWith('reader='))?.split(';')[0] ?? '';
    const answer = await insist('/rest/vote', { poid: oneOf(options) ?? '' }, { cookie });
    const { ok, poid } = Object(await answer.json()) as { ok?: number; poid?: string };
    if (ok !== 1 || poid === undefined) throw new Error(`A vote was answered with ok=${ok}`);
    tally.votes.set(cookie.replace(/^reader=/, '').split('.')[0] ?? '', poid);
  }

  const readOrVote = (): Promise<void> => (Math.random() * 100 < votesInAHundred ? vote() : read());

  async function untilOver(act: () => Promise<void>): Promise<void> {
    while (!isOver) await act();
  }

  const ended = Promise.all([
    ...Array.from({ length: readers }, () => untilOver(readOrVote)),
    ...Array.from({ length: voters }, () => untilOver(vote)),
  ]);
  return {
    tally,
    async end() {
      isOver = true;
      await ended;
    },
  };
}
