import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { baseUrl } from './cluster.ts';

/** What readers have met with. */
export interface Tally {
  pages: number;
  /** Pages that came as a failure of the server, or not at all, or whose kernel did not come. */
  failedPages: number;
  /** Posts that were not acknowledged, each of which its reader has sent again. */
  refusedPosts: number;
  /** Votes that were acknowledged, by the reader's id. */
  votes: Map<string, string>;
  /** Comments that were acknowledged: no two are alike. */
  comments: string[];
}

export interface LoadOptions {
  address: string;
  paths: readonly string[];
  /** Option ids of a poll. */
  options: readonly string[];
  readers: number;
  voters: number;
  commenters: number;
  /** What is to be read in a captcha's picture; empty where that cannot be said just now. */
  captchaText: (key: string) => Promise<string>;
}

export interface Load {
  tally: Tally;
  /** Asks and votes no more, and waits until all that was begun is acknowledged. */
  end: () => Promise<void>;
}

const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

type Pairs = Record<string, string>;

/** Null where nothing has answered. */
export const post = (address: string, fields: Pairs, headers: Pairs): Promise<Response | null> =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: baseUrl, accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(40_000),
  }).catch(() => null);

/** What is there; empty where it has not come whole and with 200. */
async function get(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const body = await answer?.text().catch(() => '');
  return answer?.status === 200 ? (body ?? '') : '';
}

/** Headers of a client with an address of its own. */
export const fromAnywhere = (): Pairs => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** Readers who read, and others who vote: each of them once, and again for as long as that is not acknowledged. */
export function startLoad(load: LoadOptions): Load {
  const { address, paths, options, readers, voters, commenters, captchaText } = load;
  const tally: Tally = { pages: 0, failedPages: 0, refusedPosts: 0, votes: new Map(), comments: [] };
  let isOver = false;

  async function read(): Promise<void> {
    const page = await get(address + (oneOf(paths) ?? '/'));
    const [, kernel] = /src="(\/assets\/[^"]+\/kernel\.js)"/.exec(page) ?? [];
    tally.pages++;
    if (!page.endsWith('</html>') || kernel === undefined || (await get(address + kernel)) === '') tally.failedPages++;
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

  /** Opens a page as a new reader; returns the reader's headers. */
  async function comeAnew(): Promise<Pairs & { cookie: string }> {
    const client = fromAnywhere();
    const visit = await insist('/rest/visit', { obj: 'news', nid: '1001' }, { ...client, 'user-agent': randomUUID() });
    await visit.arrayBuffer();
    const cookie = visit.headers.getSetCookie().find(text => text.startsWith('reader='))?.split(';')[0] ?? '';
    return { ...client, cookie };
  }

  async function comment(): Promise<void> {
    const reader = await comeAnew();
    const captchaKey = String(randomInt(10_000_000_000, 19_000_000_000));
    let text = '';
    while (text === '') {
      await fetch(`${address}/captcha?key=${captchaKey}`).then(picture => picture.arrayBuffer()).catch(() => null);
      text = await captchaText(captchaKey).catch(() => '');
      if (text === '') await after(300);
    }
    const body = `نظر ${randomUUID()}`;
    const fields = { newsId: '1003', reply: '0', author: 'مینا', body, captchaKey, captchaText: text };
    const answer = await insist('/rest/postComment', fields, reader);
    const { ok } = Object(await answer.json()) as { ok?: number };
    // A clock that is set lets captchas expire: the reader is shown another one.
    if (ok === 2) tally.refusedPosts++;
    else if (ok !== 1) throw new Error(`A comment was answered with ok=${ok}`);
    else tally.comments.push(body);
    await after(200);
  }

  async function vote(): Promise<void> {
    const reader = await comeAnew();
    const answer = await insist('/rest/vote', { poid: oneOf(options) ?? '' }, reader);
    const { ok, poid } = Object(await answer.json()) as { ok?: number; poid?: string };
    if (ok !== 1 || poid === undefined) throw new Error(`A vote was answered with ok=${ok}`);
    tally.votes.set(reader.cookie.replace(/^reader=/, '').split('.')[0] ?? '', poid);
  }

  async function untilOver(act: () => Promise<void>): Promise<void> {
    while (!isOver) await act();
  }

  const ended = Promise.all([
    ...Array.from({ length: readers }, () => untilOver(read)),
    ...Array.from({ length: voters }, () => untilOver(vote)),
    ...Array.from({ length: commenters }, () => untilOver(comment)),
  ]);
  // Whoever waits for the end is told.
  ended.catch(() => undefined);
  return {
    tally,
    async end() {
      isOver = true;
      await ended;
    },
  };
}
