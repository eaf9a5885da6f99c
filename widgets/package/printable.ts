/** Matches line ends, escape sequences and direction controls, which a terminal or CI could interpret. */
const marks = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Converts untrusted text to one short line without control characters. */
export function printable(text: string, length = 500): string {
  const line = text.slice(0, length + 1).replace(marks, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
