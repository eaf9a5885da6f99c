import type { CDPSession } from '@playwright/test';
import type { RequestRecord } from '../results/sample.ts';

type Link = Pick<RequestRecord, 'url' | 'type' | 'initiator'>;

/** Waits of one file for another, from the document on; what nobody is known to have asked for came with that. */
export function depthOf(request: Link, byUrl: ReadonlyMap<string, Link>, path: readonly string[] = []): number {
  if (request.type === 'document') return 0;
  const isCircle = path.includes(request.url);
  const asker = request.initiator === null || isCircle ? undefined : byUrl.get(request.initiator);
  return asker && asker !== request ? depthOf(asker, byUrl, [...path, request.url]) + 1 : 1;
}

type Type = RequestRecord['type'];

/** Request or answer, as Chromium's own tools see it. */
interface Seen {
  url: string;
  type: Type;
  start: number;
  end: number;
  bytes: number;
  initiator: string | null;
  /** The document that it was asked for by, as Chromium numbers them. */
  loaderId: string;
  isOver: boolean;
  /** When its answer began, by our clock; null while it has not. */
  answeredAt: number | null;
  beforeScroll: boolean;
  isUnique: boolean;
}

export interface NetworkWatch {
  underWay: () => string[];
  count: () => number;
  /** Counts the pages that were opened one after the other. */
  documents: () => number;
  /** From here on requests come after the first sign of scrolling. */
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

/** The icon that no page has asked for: each browser looks for it once, whichever page comes first. */
const isUnasked = (url: string, type = ''): boolean => type === 'Other' && new URL(url).pathname === '/favicon.ico';

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/** The file that asked: the innermost of the stack, or of the one that began what the stack goes on with. */
function initiatorOf({ url, stack }: Initiator): string | null {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find(({ url: file }) => file !== '');
    if (frame) return frame.url;
  }
  return url ?? null;
}

/** A call whose answer has been there for so long is over, in milliseconds: its script does not read it to the end. */
const unreadTime = 500;

const isUnread = ({ type, answeredAt }: Seen): boolean =>
  type === 'call' && answeredAt !== null && Date.now() - answeredAt > unreadTime;

export async function watchNetwork(cdp: CDPSession): Promise<NetworkWatch> {
  const requests = new Map<string, Seen>();
  let hasScrolled = false;
  let documents = 0;
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  // A document asks for scripts until the next one is there, and then nothing more is heard of some of them.
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
  // The figures of Chromium include headers, which differ from visit to visit.
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
