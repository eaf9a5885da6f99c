export interface SessionRequest {
  url: string;
  /** Chromium's type of the resource: `Document`, `Prefetch`, `Script` and so on. */
  type: string;
  /** Bytes over the line, including headers; 0 if it came from a cache. */
  bytes: number;
  /** Time of sending, in milliseconds of the session. */
  sentAt: number;
  /** True if the requesting page was prerendered and never shown. */
  isUnseen: boolean;
}

export interface ShownPage {
  url: string;
  at: number;
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;
const isOfPage = ({ type }: SessionRequest): boolean => type === 'Document' || type === 'Prefetch';
const sum = (requests: readonly SessionRequest[]): number => requests.reduce((all, { bytes }) => all + bytes, 0);

/**
 * Returns wasted requests: prefetched pages that were not opened, and all requests of prerendered pages never shown.
 */
export const inVain = (requests: readonly SessionRequest[], shown: readonly ShownPage[]): SessionRequest[] =>
  requests.filter(({ url, type, sentAt, isUnseen }) => {
    const isOpened = shown.some(page => page.at >= sentAt && withoutHash(page.url) === withoutHash(url));
    return type === 'Prefetch' ? !isOpened : isUnseen;
  });

/** Returns the bytes of requests and of unattributed traffic, because Chromium does not report all requests. */
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
