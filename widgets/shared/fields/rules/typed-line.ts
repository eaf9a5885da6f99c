import type { LineField } from '../field.ts';

/** Mean nothing within a line: soft hyphens, blanks without width, and what pasted text is wrapped in. */
const unseen = /[\u00ad\u200b\u2060-\u2064\u202a-\u202d\u2066-\u206f\ufeff]/g;
/** Marks of direction say where signs stand: between letters and blanks they say nothing. */
const directions = /[\u061c\u200e\u200f]+/g;
const withoutDirection = /[\p{L}\p{M}\s\u200c\u200d]/u;
/** Joiners join or part letters: beside blanks, digits and Latin letters they do nothing. */
const joiners = /[\u200c\u200d]+/g;
const joinable = /[^\0-\x7f]/;
const edge = /[\s\u061c\u200c-\u200f]/;

/** One look at each end: an expression would try every blank of a long text. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (end > start && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Keeps the runs of signs that mean something between their neighbours; of joints one is enough. */
const keep = (text: string, runs: RegExp, isKept: (before: string, after: string) => boolean): string =>
  text.replace(runs, (run: string, at: number) =>
    isKept(text.charAt(at - 1), text.charAt(at + run.length)) ? run.replace(/\u200c+/g, '\u200c') : '',
  );

/** A line as its reader sees it: without blanks at its ends, and without invisible signs where they mean nothing. */
function typedLine(text: string): string {
  const line = withoutEdges(text.replace(unseen, ''));
  const directed = keep(line, directions, (...beside) => !beside.every(sign => withoutDirection.test(sign)));
  return keep(directed, joiners, (...beside) => beside.every(sign => joinable.test(sign)));
}

/**
 * An address or a number as its reader sees it: marks of direction mean nothing in it. One that turns the letters round
 * stays: what is seen is not what is there.
 */
export const typedCode = (text: string): string => typedLine(text.replace(directions, ''));

/** Returns the text typed into a field, as its reader sees it. */
export function typedInto({ type, rule, attributes }: LineField, text: string): string {
  if (type === 'password') return text;
  return type === 'text' && rule === 'any' && !attributes?.pattern ? typedLine(text) : typedCode(text);
}
