import type { Interaction } from './interactions.ts';
import type { Word } from './page-side.ts';
import type { SentRequest } from './watch-taps.ts';

interface Heard {
  words: readonly Word[];
  sent: readonly SentRequest[];
  /** Start of the page, in seconds of the machine's clock. */
  start: number;
}

type WordOf<Kind> = Extract<Word, { kind: Kind }>;

const ofKind = <Kind extends Word['kind']>(words: readonly Word[], kind: Kind): WordOf<Kind>[] =>
  words.filter((word): word is WordOf<Kind> => word.kind === kind);

const pixelsPerStep = 1;

/** Returns true for a request that repeats a refused one. */
const isRetry = ({ timestamp }: SentRequest, earlier: readonly SentRequest[]): boolean =>
  earlier.some(({ answered }) => answered !== null && answered.status >= 400 && answered.timestamp <= timestamp);

function stepsOf(before: string, changes: readonly { state: string }[]): number {
  const after = changes.at(-1)?.state ?? before;
  return Math.round((Number(after) - Number(before)) / pixelsPerStep);
}

/** Returns the requests to the target's address since the tap, except retries after a refusal. */
function sendsOf({ sent, start }: Heard, path: string | null, from: number): SentRequest[] {
  const since = sent.filter(request => request.path === path && (request.timestamp - start) * 1000 >= from);
  return since.filter((request, index) => !isRetry(request, since.slice(0, index)));
}

/** Counts votes. Consecutive plain forms are one vote, because each replaces the previous navigation. */
function votesOf(sends: readonly SentRequest[]): number {
  const pages = sends.filter(({ isPage }) => isPage).length;
  return sends.length - pages + Math.min(1, pages);
}

/**
 * Counts the effects of a tap by its requests and the page. A vote counts as often as it was sent; without a visible
 * effect, it counts 0. Throws if no tap reached the page.
 */
export function effectsOf({ reads }: Interaction, heard: Heard) {
  const { words, start } = heard;
  const [landed] = ofKind(words, 'landed');
  if (!landed) throw new Error('No tap has reached the page: nothing was measured.');
  const tapped = ofKind(words, 'lifted').find(({ at }) => at >= landed.at)?.at ?? landed.at;
  const changes = ofKind(words, 'changed');
  const sends = sendsOf(heard, landed.path, landed.at);
  const isSeen = changes.length > 0 || sends.some(({ isPage }) => isPage);
  const sentAt = sends.map(({ timestamp }) => (timestamp - start) * 1000);
  // An effect in the markup needs no request.
  const fewest = reads === 'markup' ? 1 : 0;
  const first = Math.min(...changes.map(({ at }) => at), ...sentAt);
  return {
    /** Number of effects; 1 is correct, for a vote however often it was tapped. */
    count: reads === 'size' ? stepsOf(landed.state, changes) : isSeen ? Math.max(fewest, votesOf(sends)) : 0,
    /** Milliseconds from the tap to the first effect; null without one. */
    time: Number.isFinite(first) ? Math.max(0, first - tapped) : null,
    /** Time of the first effect, in milliseconds of the page; null without one. */
    at: Number.isFinite(first) ? first : null,
  };
}

export type Effects = ReturnType<typeof effectsOf>;
