import type { Details, RequestRecord } from '../sample.ts';
import { type Part, stableName } from './differences.ts';

type IsAsked = (request: RequestRecord) => boolean;

const longestName = 90;

const shortened = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text);

/** Returns an address without the page's own host, because two builds have two hosts. */
function pathOf(address: string, requests: readonly RequestRecord[]): string {
  const page = requests.find(({ type }) => type === 'document')?.url ?? address;
  const url = URL.parse(address);
  if (!url) return address;
  return url.origin === URL.parse(page)?.origin ? url.pathname + url.search : url.host + url.pathname + url.search;
}

function partOf(request: RequestRecord, amount: number, requests: readonly RequestRecord[]): Part {
  const path = pathOf(request.url, requests);
  return { key: path, likeness: stableName(path.replace(/\?.*$/, '')), name: shortened(path), amount };
}

/** Returns a request as a part that names its initiator. */
function partWithInitiator(request: RequestRecord, amount: number, requests: readonly RequestRecord[]): Part {
  const part = partOf(request, amount, requests);
  if (request.initiator === null) return part;
  return { ...part, name: `${part.name}, asked for by ${shortened(pathOf(request.initiator, requests))}` };
}

export const partsByBytes = ({ requests = [] }: Details, isAsked: IsAsked): Part[] =>
  requests.filter(isAsked).map(request => partOf(request, request.bytes, requests));

/** Counts the selected requests, each with its initiator. */
export const partsByRequest = ({ requests = [] }: Details, isAsked: IsAsked): Part[] =>
  requests.filter(isAsked).map(request => partWithInitiator(request, 1, requests));

export function partsByRepetition({ requests = [] }: Details): Part[] {
  const fetched = requests.filter(({ type }) => type !== 'call');
  const again = fetched.filter(({ url }, index) => fetched.findIndex(other => other.url === url) < index);
  return again.map(request => partWithInitiator(request, 1, requests));
}

export const partsByDepth = ({ requests = [] }: Details): Part[] =>
  requests.map(request => partWithInitiator(request, request.depth, requests));

export const depthOf = ({ requests = [] }: Details): number => Math.max(0, ...requests.map(({ depth }) => depth));
