import type { LineField } from '../field.ts';

/**
 * Characters without meaning inside a line: soft hyphens, zero-width spaces, and the direction marks around pasted
 * text.
 */
const unseen = /[\u00ad\u200b\u2060-\u2064\u202a-\u202d\u2066-\u206f\ufeff]/g;
/** Direction marks position punctuation. Between letters and spaces they have no effect. */
const directions = /[\u061c\u200e\u200f]+/g;
const withoutDirection = /[\p{L}\p{M}\s\u200c\u200d]/u;
/** Joiners connect or separate letters. Next to spaces, digits and Latin letters they have no effect. */
const joiners = /[\u200c\u200d]+/g;
const joinable = /[^\0-\x7f]/;
const edge = /[\s\u061c\u200c-\u200f]/;

/** Loops from each end, because a regular expression would backtrack at every space of a long text. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (end > start && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Removes the runs of characters that have no effect between their neighbours. Shortens a run of non-joiners to one.
 */
const keep = (text: string, runs: RegExp, isKept: (before: string, after: string) => boolean): string =>
  text.replace(runs, (run: string, at: number) =>
    isKept(text.charAt(at - 1), text.charAt(at + run.length)) ? run.replace(/\u200c+/g, '\u200c') : '',
  );

/** Returns a line as its reader sees it: trimmed, and without invisible characters that have no effect. */
function typedLine(text: string): string {
  const line = withoutEdges(text.replace(unseen, ''));
  const directed = keep(line, directions, (...beside) => !beside.every(sign => withoutDirection.test(sign)));
  return keep(directed, joiners, (...beside) => beside.every(sign => joinable.test(sign)));
}

/**
 * Cleans an address or number, in which direction marks never have an effect. Keeps an override (U+202E), which
 * reverses letters, because the shown text then differs from the real one.
 */
export const typedCode = (text: string): string => typedLine(text.replace(directions, ''));

/** Cleans the text typed into a field, so that it matches what the reader sees. */
export function typedInto({ type, rule, attributes }: LineField, text: string): string {
  if (type === 'password') return text;
  return type === 'text' && rule === 'any' && !attributes?.pattern ? typedLine(text) : typedCode(text);
}
