import type { MetricName } from '../metrics.ts';
import type { Details, ForcedLayout, RequestRecord, TapRecord } from '../sample.ts';
import { isLibrary } from '../../sites/maps/places.ts';
import { type Difference, differencesOf, fileOf, type Part, stableName } from './differences.ts';

/** Returns a function as a part, with keys that match in any build. */
function partOf({ source, name }: { source: string; name: string }, amount: number): Part {
  const file = fileOf(source);
  const likeness = JSON.stringify([stableName(file), name]);
  return { key: JSON.stringify([file, name]), likeness, name: `${name || 'anonymous'} (${source})`, amount };
}

/**
 * Prefix of a library's name. Libraries are named last, because their caller is responsible, which counts do not show.
 */
const library = 'library ';

export const isOfLibrary = ({ name }: Difference): boolean => name.includes(library);

/** Returns calls or blocks by function. Sums up the functions of a library. */
export const partsByFunction = ({ functions = [] }: Details, counted: 'calls' | 'blocks'): Part[] =>
  functions.map(called => {
    const file = fileOf(called.source);
    if (!isLibrary(file)) return partOf(called, called[counted]);
    return { key: file, likeness: stableName(file), name: library + file, amount: called[counted] };
  });

/** Returns forced layouts and style recalculations by the function that forces them. */
const partsByForcing = (
  { forcedLayouts = [] }: Details,
  amountOf: (forced: ForcedLayout) => number,
  kinds: readonly ForcedLayout['kind'][] = ['style', 'layout'],
): Part[] =>
  forcedLayouts.filter(({ kind }) => kinds.includes(kind)).map(forced => partOf(forced, amountOf(forced)));

/** Returns the memory that scripts hold, by the function that allocated it. */
const partsByHolding = ({ holdings = [] }: Details): Part[] =>
  holdings.map(({ source, name, bytes }) => ({
    key: JSON.stringify([fileOf(source), name]),
    name: `${name} (${source})`,
    amount: bytes,
  }));

const partsByShift = ({ shifts = [] }: Details): Part[] =>
  shifts.map(({ selector, value }) => ({ key: selector, name: selector, amount: value }));

const partsByTask = ({ longestTasks = [] }: Details): Part[] =>
  longestTasks.map(({ source, time }) => ({ key: fileOf(source), name: source, amount: time }));

const partsByBox = ({ awake = [] }: Details): Part[] =>
  awake.map(widget => ({ key: widget, name: widget, amount: 1 }));

const partsByTap = ({ taps = [] }: Details, amountOf: (tap: TapRecord) => number): Part[] =>
  taps.map(tap => ({
    key: JSON.stringify([tap.widget, tap.moment]),
    likeness: tap.widget,
    name: `${tap.widget}, tapped ${tap.moment}`,
    amount: amountOf(tap),
  }));

type Type = RequestRecord['type'];
type IsAsked = (request: RequestRecord) => boolean;

const longestName = 90;

const shortened = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text);

/** Returns an address without the page's own host, because two builds have two hosts. */
function addressIn(address: string, requests: readonly RequestRecord[]): string {
  const page = requests.find(({ type }) => type === 'document')?.url ?? address;
  const url = URL.parse(address);
  if (!url) return address;
  return url.origin === URL.parse(page)?.origin ? url.pathname + url.search : url.host + url.pathname + url.search;
}

function requestPart(request: RequestRecord, amount: number, requests: readonly RequestRecord[]): Part {
  const path = addressIn(request.url, requests);
  return { key: path, likeness: stableName(path.replace(/\?.*$/, '')), name: shortened(path), amount };
}

/** Returns a request as a part that names its initiator. */
function partWithInitiator(request: RequestRecord, amount: number, requests: readonly RequestRecord[]): Part {
  const part = requestPart(request, amount, requests);
  if (request.initiator === null) return part;
  return { ...part, name: `${part.name}, asked for by ${shortened(addressIn(request.initiator, requests))}` };
}

const partsByBytes = ({ requests = [] }: Details, isAsked: IsAsked): Part[] =>
  requests.filter(isAsked).map(request => requestPart(request, request.bytes, requests));

/** Counts the selected requests, each with its initiator. */
const partsByRequest = ({ requests = [] }: Details, isAsked: IsAsked): Part[] =>
  requests.filter(isAsked).map(request => partWithInitiator(request, 1, requests));

function partsByRepetition({ requests = [] }: Details): Part[] {
  const fetched = requests.filter(({ type }) => type !== 'call');
  const again = fetched.filter(({ url }, index) => fetched.findIndex(other => other.url === url) < index);
  return again.map(request => partWithInitiator(request, 1, requests));
}

const partsByDepth = ({ requests = [] }: Details): Part[] =>
  requests.map(request => partWithInitiator(request, request.depth, requests));

const depthOf = ({ requests = [] }: Details): number => Math.max(0, ...requests.map(({ depth }) => depth));

const isEarly: IsAsked = ({ beforeScroll }) => beforeScroll;
const isOf = (...types: Type[]): IsAsked => ({ type }) => types.includes(type);
const isEarlyOf = (...types: Type[]): IsAsked => ({ type, beforeScroll }) => beforeScroll && types.includes(type);

const partsOfMetric: Partial<Record<MetricName, (details: Details) => Part[]>> = {
  'bytes.html': details => partsByBytes(details, isOf('document')),
  'bytes.js.load': details => partsByBytes(details, isEarlyOf('script')),
  'bytes.js.end': details => partsByBytes(details, isOf('script')),
  // The page also contains inline styles.
  'bytes.css.load': details => partsByBytes(details, isEarlyOf('style', 'document')),
  'bytes.font.paint': details => partsByBytes(details, isOf('font')),
  'bytes.all.load': details => partsByBytes(details, isEarly),
  'requests.load': details => partsByRequest(details, isEarly),
  'requests.js.end': details => partsByRequest(details, isOf('script')),
  'requests.end': details => partsByRequest(details, () => true),
  'requests.repeated': partsByRepetition,
  'calls': details => partsByFunction(details, 'calls'),
  'blocks': details => partsByFunction(details, 'blocks'),
  'compiled': details => partsByRequest(details, isOf('script')),
  'awake': partsByBox,
  'heap': partsByHolding,
  'shift': partsByShift,
  'forced': details => partsByForcing(details, ({ count }) => count),
  'taps.lost': details => partsByTap(details, ({ effects }) => (effects === 0 ? 1 : 0)),
  'taps.doubled': details => partsByTap(details, ({ effects }) => Math.max(0, effects - 1)),
  'cpu.tap': partsByTask,
  'cpu.style': details => partsByForcing(details, ({ time }) => time, ['style']),
  'cpu.layout': details => partsByForcing(details, ({ time }) => time, ['layout']),
};

const partsOf = (metric: string, details: Details): Part[] => partsOfMetric[metric as MetricName]?.(details) ?? [];

/** Returns the requests in chains longer than any before. Other new requests do not count. */
function differencesOfDepth(before: Details | null, after: Details): Difference[] {
  const longest = before ? depthOf(before) : depthOf(after) - 1;
  const all = differencesOf(before ? partsByDepth(before) : [], partsByDepth(after), Math.max);
  return all.filter(difference => difference.after > longest);
}

/**
 * Returns the differences between the parts of a metric, the largest first. Without another side, returns all parts.
 */
export function differencesOfMetric(metric: string, before: Details | null, after: Details): Difference[] {
  if (metric === 'requests.depth') return differencesOfDepth(before, after);
  return differencesOf(before ? partsOf(metric, before) : [], partsOf(metric, after));
}
