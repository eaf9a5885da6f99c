/** Line ends, escape sequences, and what turns the direction of a line: they would speak to a terminal, or to a CI. */
const marks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Untrusted text in one line, for people: nothing in it has a meaning, and it is not long. */
export function printable(text: string, length = 500): string {
  const line = text.slice(0, length + 1).replace(marks, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
