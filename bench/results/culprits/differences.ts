/** Returns true for hashes in bundled file names: with digits, or a mix of upper and lower case. Words have neither. */
const isHash = (text: string): boolean => /\d|[a-z][A-Z]|[A-Z]{2}[a-z]|^[A-Z]{8}$/.test(text);

/** Removes from a path what changes between builds: the build's folder, and a hash in the name. */
export const stableName = (path: string): string =>
  path
    .replace(/\/assets\/[A-Z2-7]{8}\//, '/assets/')
    .replace(/[-.]([\w~]{5,})(?=\.\w+$)/, (all, text: string) => (isHash(text) ? '' : all));

/**
 * Returns the file of a source such as `widgets/forms/poll/poll.tsx:12`, because line numbers change with edits above.
 */
export const fileOf = (source: string): string => source.replace(/(:\d+){1,2}$/, '');

/** Part of a figure. */
export interface Part {
  /** Identifies the part on both sides. */
  key: string;
  /** Key for a part without a match for its own key: its name without the content hash. */
  likeness?: string;
  name: string;
  amount: number;
}

/** A part of a figure before and after; 0 if it exists on one side only. */
export interface Difference {
  name: string;
  before: number;
  after: number;
}

type Combine = (one: number, other: number) => number;

const add: Combine = (one, other) => one + other;

interface Group {
  amount: number;
  /** The largest part, which gives the group its name. */
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

/** Returns the differences between the parts of a figure, the largest first. Combines parts with the same key. */
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
