import type { CDPSession } from '@playwright/test';
import type { RequestRecord } from '../results/sample.ts';

type Link = Pick<RequestRecord, 'url' | 'type' | 'initiator'>;

/**
 * Returns the number of requests in the chain from the document to this one. Without a known initiator, the document
 * counts as the initiator.
 */
export function depthOf(request: Link, byUrl: ReadonlyMap<string, Link>, path: readonly string[] = []): number {
  if (request.type === 'document') return 0;
  const isCircle = path.includes(request.url);
  const asker = request.initiator === null || isCircle ? undefined : byUrl.get(request.initiator);
  return asker && asker !== request ? depthOf(asker, byUrl, [...path, request.url]) + 1 : 1;
}

type Type = RequestRecord['type'];

/** A request with its response, in Chromium's terms. */
interface Seen {
  url: string;
  type: Type;
  start: number;
  end: number;
  bytes: number;
  initiator: string | null;
  /** Chromium's id of the document that made the request. */
  loaderId: string;
  isOver: boolean;
  /** Time of the response's headers by our clock; null before. */
  answeredAt: number | null;
  beforeScroll: boolean;
  isUnique: boolean;
}

export interface NetworkWatch {
  underWay: () => string[];
  count: () => number;
  /** Returns the number of pages opened so far. */
  documents: () => number;
  /** Marks the start of scrolling: later requests count as after the scroll. */
  noteScroll: () => void;
  records: () => RequestRecord[];
}

const types: Readonly<Record<string, Type>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'media',
  XHR: 'call',
  Fetch: 'call',
  Ping: 'call',
};

/** Returns true for the favicon: each browser requests it once, for whichever page comes first. */
const isUnasked = (url: string, type = ''): boolean => type === 'Other' && new URL(url).pathname === '/favicon.ico';

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/**
 * Returns the file that made the request: the innermost file in the stack, or in the stack of its asynchronous parent.
 */
function initiatorOf({ url, stack }: Initiator): string | null {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find(({ url: file }) => file !== '');
    if (frame) return frame.url;
  }
  return url ?? null;
}

/**
 * Time in milliseconds after which a call counts as done once its response has started: its script may never read it to
 * the end.
 */
const unreadTime = 500;

const isUnread = ({ type, answeredAt }: Seen): boolean =>
  type === 'call' && answeredAt !== null && Date.now() - answeredAt > unreadTime;

export async function watchNetwork(cdp: CDPSession): Promise<NetworkWatch> {
  const requests = new Map<string, Seen>();
  let hasScrolled = false;
  let documents = 0;
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  // A document requests scripts until the next document is there. Chromium reports no end for some of them.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    documents += 1;
    for (const seen of requests.values()) seen.isOver ||= seen.loaderId !== frame.loaderId;
  });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator, loaderId }) => {
    if (!/^https?:/.test(request.url) || isUnasked(request.url, type)) return;
    requests.set(requestId, {
      url: request.url,
      type: types[type ?? ''] ?? 'other',
      start: timestamp * 1000,
      end: timestamp * 1000,
      bytes: 0,
      initiator: initiatorOf(initiator),
      loaderId,
      isOver: false,
      answeredAt: null,
      beforeScroll: !hasScrolled,
      isUnique: false,
    });
  });
  const end = (requestId: string, timestamp: number, bytes: number): void => {
    const seen = requests.get(requestId);
    if (seen) Object.assign(seen, { isOver: true, end: timestamp * 1000, bytes: seen.bytes || bytes });
  };
  // Chromium's own sizes include headers, which differ between visits.
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const seen = requests.get(requestId);
    if (!seen) return;
    seen.bytes = Number(response.headers['content-length'] ?? 0);
    seen.answeredAt = Date.now();
    seen.isUnique = /no-store/.test(response.headers['cache-control'] ?? '');
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return {
    underWay: () =>
      [...requests.values()].filter(seen => !seen.isOver && !isUnread(seen)).map(({ url }) => url),
    count: () => requests.size,
    documents: () => documents,
    noteScroll: () => void (hasScrolled = true),
    records: () => {
      const all = [...requests.values()];
      const byUrl = new Map(all.map(request => [request.url, request]));
      const first = Math.min(...all.map(({ start }) => start));
      return all.map(request => ({
        url: request.url,
        type: request.type,
        bytes: request.bytes,
        start: request.start - first,
        end: request.end - first,
        initiator: request.initiator,
        depth: depthOf(request, byUrl),
        beforeScroll: request.beforeScroll,
        isUnique: request.isUnique,
      }));
    },
  };
}
