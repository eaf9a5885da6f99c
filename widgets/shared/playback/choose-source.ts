import { isStream, type Source } from './source.ts';

/** Facts about the reader's connection. */
export type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Lines of a quality such as `720p`; where the label names none, a stream has all that there are, and a file none. */
export const linesOf = ({ file, label }: Source): number =>
  Number(/^\d+/.exec(label)?.[0] ?? (isStream(file) ? Infinity : 0));

const isPoor = ({ saveData, effectiveType = '' }: Connection): boolean => saveData === true || /2g/.test(effectiveType);

/** Index of the source with the fewest lines. */
function fewest(sources: readonly Source[]): number {
  const lines = sources.map(linesOf);
  return Math.max(0, lines.indexOf(Math.min(...lines)));
}

/** Index of the source with the most lines below so many; -1 without one. */
export function nextBelow(sources: readonly Source[], most: number): number {
  const lines = sources.map(linesOf);
  return lines.indexOf(Math.max(...lines.filter(own => own < most)));
}

/**
 * Index of the source to begin with on a player of so many lines: the smallest where data are dear or slow, else the
 * newsroom's choice, else the best that the player can show.
 */
export function firstSource(sources: readonly Source[], lines: number, connection: Connection = {}): number {
  if (isPoor(connection)) return fewest(sources);
  const chosen = sources.findIndex(({ isDefault }) => isDefault);
  if (chosen >= 0) return chosen;
  const fitting = nextBelow(sources, lines + 1);
  return fitting < 0 ? fewest(sources) : fitting;
}
