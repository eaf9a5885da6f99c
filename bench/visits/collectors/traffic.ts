import { brotli } from '../../../scripts/build/brotli.ts';
import type { Figures } from '../../results/metrics.ts';
import type { RequestRecord } from '../../results/sample.ts';

const bytesOf = (requests: readonly RequestRecord[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Counts requests for something that had been asked for already; visits and votes may repeat. */
function repeatedOf(requests: readonly RequestRecord[]): number {
  const fetched = requests.filter(({ type }) => type !== 'call').map(({ url }) => url);
  return fetched.length - new Set(fetched).size;
}

/** The bytes that styles printed in a page would travel in by themselves. */
export const inlineStyleBytes = async (css: string): Promise<number> =>
  css === '' ? 0 : (await brotli(Buffer.from(css))).length;

interface Moments {
  /** The first contentful paint, in milliseconds from the first request. */
  paint: number;
  /** Bytes of the styles that are printed in the page. */
  inlineStyles: number;
}

/** Bytes and requests of a visit. Answers that were made for this visit only are left out of all bytes. */
export function trafficFigures(requests: readonly RequestRecord[], { paint, inlineStyles }: Moments): Figures {
  const scripts = requests.filter(({ type }) => type === 'script');
  const early = requests.filter(({ beforeScroll }) => beforeScroll);
  const of = (type: RequestRecord['type']): RequestRecord[] => early.filter(request => request.type === type);
  return {
    'bytes.html': bytesOf(of('document')),
    'bytes.js.load': bytesOf(of('script')),
    'bytes.js.end': bytesOf(scripts),
    'bytes.css.load': inlineStyles + bytesOf(of('style')),
    'bytes.font.paint': bytesOf(of('font').filter(({ start }) => start < paint)),
    'bytes.all.load': bytesOf(early.filter(({ isUnique }) => !isUnique)),
    'requests.load': early.length,
    'requests.js.end': scripts.length,
    'requests.end': requests.length,
    'requests.depth': Math.max(0, ...requests.map(({ depth }) => depth)),
    'requests.repeated': repeatedOf(requests),
  };
}
