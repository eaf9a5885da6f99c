/** Hashes of bundlers in names: digits among letters, or letters of both cases. A word of a name has neither. */
const isHash = (text: string): boolean => /\d|[a-z][A-Z]|[A-Z]{2}[a-z]|^[A-Z]{8}$/.test(text);

/** A path without what tells one build's content from another's: the build's own folder, and a hash in the name. */
export const stableName = (path: string): string =>
  path
    .replace(/\/assets\/[A-Z2-7]{8}\//, '/assets/')
    .replace(/[-.]([\w~]{5,})(?=\.\w+$)/, (all, text: string) => (isHash(text) ? '' : all));

/** The file of a place such as `widgets/forms/poll/poll.tsx:12`: lines move with whatever is written above them. */
export const fileOf = (source: string): string => source.replace(/(:\d+){1,2}$/, '');

/** Part of a figure. */
export interface Part {
  /** Same on both sides. */
  key: string;
  /** Key for a part whose own key the other side does not have: its name without the hash of its content. */
  likeness?: string;
  /** As it is told to people. */
  name: string;
  amount: number;
}

/** A part of a figure, on both sides; 0 where it is on one side alone. */
export interface Difference {
  name: string;
  before: number;
  after: number;
}

type Combine = (one: number, other: number) => number;

const add: Combine = (one, other) => one + other;

interface Group {
  amount: number;
  /** The largest part, which all are called after. */
  largest: Part;
}

function groupBy(parts: readonly Part[], keyOf: (part: Part) => string, combine: Combine): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const part of parts) {
    const group = groups.get(keyOf(part));
    const largest = group && group.largest.amount >= part.amount ? group.largest : part;
    groups.set(keyOf(part), { amount: group ? combine(group.amount, part.amount) : part.amount, largest });
  }
  return groups;
}

const sizeOf = ({ before, after }: Difference): number => Math.abs(after - before);

/** Differences between the parts of a figure, the largest first. Parts of one key are taken together. */
export function differencesOf(before: readonly Part[], after: readonly Part[], combine = add): Difference[] {
  const [keysBefore, keysAfter] = [before, after].map(parts => new Set(parts.map(({ key }) => key)));
  const keyOf = ({ key, likeness }: Part): string => {
    const isOnBothSides = keysBefore?.has(key) && keysAfter?.has(key);
    return isOnBothSides || likeness === undefined ? `key ${key}` : `like ${likeness}`;
  };
  const groupsBefore = groupBy(before, keyOf, combine);
  const groupsAfter = groupBy(after, keyOf, combine);
  const differences = [...new Map([...groupsBefore, ...groupsAfter])].map(([key, { largest }]) => ({
    name: largest.name,
    before: groupsBefore.get(key)?.amount ?? 0,
    after: groupsAfter.get(key)?.amount ?? 0,
  }));
  return differences.filter(difference => sizeOf(difference) > 0).sort((one, other) => sizeOf(other) - sizeOf(one));
}
