import { VASTParser } from '@dailymotion/vast-client';
import { parseXml } from './parse-xml.ts';
import type { MediaFile } from './media-file.ts';
import { fillMacros, sendEvent } from './vast-tracker.ts';
import { secureAddress } from '../../../shared/base/web-address.ts';

/** Largest response in bytes. */
const mostBytes = 256 * 1024;

/** Largest number of responses, including those that redirect to others. */
const mostAnswers = 10;

interface Address {
  url: string;
}

/** The parts of a parsed video advert that we use. */
export interface LinearCreative {
  type: string;
  /** Duration in seconds; negative if unknown. */
  duration: number;
  skipDelay: number | null;
  mediaFiles: readonly MediaFile[];
  videoClickThroughURLTemplate: Address | null;
  videoClickTrackingURLTemplates: readonly Address[];
  trackingEvents: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a parsed advert that we use, including those from wrappers. */
export interface VastAd {
  title: string | null;
  creatives: readonly LinearCreative[];
  errorURLTemplates: readonly string[];
  impressionURLTemplates: readonly Address[];
}

/** Reads a response up to its largest size. */
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      void reader.cancel();
      throw new Error('Too many bytes');
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function fetchAnswer(template: string, signal: AbortSignal): Promise<string> {
  const address = secureAddress(fillMacros(template));
  if (address === undefined) throw new Error(`${template} is not asked`);
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  return textOf(response.body);
}

/** VAST error code of a response that is not VAST. */
const notXml = 100;

/**
 * Returns the first usable advert of a tag. Loads further adverts only if earlier ones are unusable. Reports errors to
 * the wrappers on the way. Rejects if there is no usable advert or if the tag itself is unreadable.
 */
export async function findAd<Found>(
  tag: string,
  signal: AbortSignal,
  make: (ad: VastAd) => Found | undefined,
): Promise<Found> {
  let errorCode = 0;
  let answers = 0;

  async function fetchVAST({ url }: Address): Promise<Document> {
    answers += 1;
    if (answers > mostAnswers) throw new Error('Too many answers');
    const xml = parseXml(await fetchAnswer(url, signal));
    if (xml?.documentElement.nodeName === 'VAST') return xml;
    errorCode = notXml;
    throw new Error(`${url} is no VAST`);
  }

  const parser = new VASTParser({ fetcher: { fetchVAST } });
  // Replaces the parser's own method, which would request unsafe URLs too.
  parser.trackVastError = (addresses: string[], { ERRORCODE }: { ERRORCODE: number }) =>
    sendEvent(addresses, errorCode || ERRORCODE);
  let answer: unknown = await parser.parseVAST(await fetchVAST({ url: tag }), { url: tag, resolveAll: false });
  for (;;) {
    for (const ad of (answer as { ads: readonly VastAd[] }).ads) {
      const found = make(ad);
      if (found) return found;
    }
    // Rejects if there are no more.
    answer = await parser.getRemainingAds(false);
  }
}
