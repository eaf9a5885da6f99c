export interface SessionRequest {
  url: string;
  /** Chromium's type of the resource: `Document`, `Prefetch`, `Script` and so on. */
  type: string;
  /** Bytes that came over the line for it, headers included: none where a cache had it. */
  bytes: number;
  /** When it was sent, in milliseconds of the session. */
  sentAt: number;
  /** The page that asked for it was prerendered, and never shown. */
  isUnseen: boolean;
}

export interface ShownPage {
  url: string;
  at: number;
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;
const isOfPage = ({ type }: SessionRequest): boolean => type === 'Document' || type === 'Prefetch';
const sum = (requests: readonly SessionRequest[]): number => requests.reduce((all, { bytes }) => all + bytes, 0);

/** Requests fetched ahead and never shown: pages that were not opened, and all that unseen pages asked for. */
export const inVain = (requests: readonly SessionRequest[], shown: readonly ShownPage[]): SessionRequest[] =>
  requests.filter(({ url, type, sentAt, isUnseen }) => {
    const isOpened = shown.some(page => page.at >= sentAt && withoutHash(page.url) === withoutHash(url));
    return type === 'Prefetch' ? !isOpened : isUnseen;
  });

/** Figures of what came over the line for requests, and of what else it brought: Chromium does not name all of it. */
export function requestFigures(received: number, requests: readonly SessionRequest[], vain: readonly SessionRequest[]) {
  const overLine = requests.filter(({ bytes }) => bytes > 0);
  return {
    'session.bytes': received,
    'session.html': sum(overLine.filter(isOfPage)),
    'session.vain': sum(overLine.filter(request => vain.includes(request))),
    'session.unnamed': Math.max(0, received - sum(overLine)),
    'session.requests': overLine.length,
  };
}
