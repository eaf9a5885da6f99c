/** A place in a text, both counted from 0, as the browser counts them. */
export interface Position {
  line: number;
  column: number;
}

/** Tells where in a text a place is that is known by its distance from the start, in UTF-16 units. */
export function positionsIn(text: string): (offset: number) => Position {
  const lineEnds = text.matchAll(/\r\n?|[\n\u2028\u2029]/g);
  const starts = [0, ...Array.from(lineEnds, ({ 0: end, index }) => index + end.length)];
  return offset => {
    const after = starts.findIndex(start => start > offset);
    const line = (after === -1 ? starts.length : after) - 1;
    return { line, column: offset - (starts[line] ?? 0) };
  };
}
