import { isStream, type Source } from './source.ts';

/** Properties of the reader's connection. */
export type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/**
 * Returns the number of lines of a quality such as `720p`. Without one in the label, returns infinity for a stream and
 * 0 for a file.
 */
export const linesOf = ({ file, label }: Source): number =>
  Number(/^\d+/.exec(label)?.[0] ?? (isStream(file) ? Infinity : 0));

const isPoor = ({ saveData, effectiveType = '' }: Connection): boolean => saveData === true || /2g/.test(effectiveType);

/** Returns the index of the source with the fewest lines. */
function fewest(sources: readonly Source[]): number {
  const lines = sources.map(linesOf);
  return Math.max(0, lines.indexOf(Math.min(...lines)));
}

/** Returns the index of the source with the most lines below a limit, or -1. */
export function nextBelow(sources: readonly Source[], most: number): number {
  const lines = sources.map(linesOf);
  return lines.indexOf(Math.max(...lines.filter(own => own < most)));
}

/**
 * Returns the index of the first source to play on a player with a number of lines. Takes the smallest source on a slow
 * connection or under Save-Data, otherwise the newsroom's choice, otherwise the best source that fits the player.
 */
export function firstSource(sources: readonly Source[], lines: number, connection: Connection = {}): number {
  if (isPoor(connection)) return fewest(sources);
  const chosen = sources.findIndex(({ isDefault }) => isDefault);
  if (chosen >= 0) return chosen;
  const fitting = nextBelow(sources, lines + 1);
  return fitting < 0 ? fewest(sources) : fitting;
}
