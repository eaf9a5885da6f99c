import { VASTParser } from '@dailymotion/vast-client';
import { parseXml } from './parse-xml.ts';
import type { MediaFile } from './media-file.ts';
import { fillMacros, sendEvent } from './vast-tracker.ts';
import { secureAddress } from '../../../shared/base/web-address.ts';

/** Bytes of the longest answer that is read. */
const mostBytes = 256 * 1024;

/** Largest number of answers, all that lead on to others included. */
const mostAnswers = 10;

interface Address {
  url: string;
}

/** A video of an advert, as the parser has it: what is read of it. */
export interface LinearCreative {
  type: string;
  /** Seconds; below zero if unknown. */
  duration: number;
  skipDelay: number | null;
  mediaFiles: readonly MediaFile[];
  videoClickThroughURLTemplate: Address | null;
  videoClickTrackingURLTemplates: readonly Address[];
  trackingEvents: Readonly<Record<string, readonly string[]>>;
}

/** An advert, as the parser has it, with what the answers around it add. */
export interface VastAd {
  title: string | null;
  creatives: readonly LinearCreative[];
  errorURLTemplates: readonly string[];
  impressionURLTemplates: readonly Address[];
}

/** Reads an answer as far as it is allowed to be long. */
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

/** Code of an answer that is no VAST. */
const notXml = 100;

/**
 * The first of the adverts that a tag leads to that something can be made of; what the next takes is fetched where
 * nothing can. Those who have sent us on are told of what goes wrong on the way. Rejects where there is no such advert,
 * or the tag itself cannot be read.
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
  // Its own way would ask addresses of any kind.
  parser.trackVastError = (addresses: string[], { ERRORCODE }: { ERRORCODE: number }) =>
    sendEvent(addresses, errorCode || ERRORCODE);
  let answer: unknown = await parser.parseVAST(await fetchVAST({ url: tag }), { url: tag, resolveAll: false });
  for (;;) {
    for (const ad of (answer as { ads: readonly VastAd[] }).ads) {
      const found = make(ad);
      if (found) return found;
    }
    // Rejects where none is left.
    answer = await parser.getRemainingAds(false);
  }
}
