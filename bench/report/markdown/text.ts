/** Control characters of a line, which would end a table's row. */
const breaks = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Keeps `@name` and `#12` from becoming a mention and a link. */
const wordJoiner = '\u2060';

const inlineMarks = /[\\`*_[\]|~]/g;
const startsOfLists = /^[-+=]|(?<=^\d{1,9})[.)](?= )/g;
const startsOfLinks = /:(?=\/\/)|(?<=www)\./gi;

/** A text of our own words that may have foreign ones in it: no mark-up, no mention of anybody, no link. */
export const plain = (text: string): string =>
  text
    .replace(breaks, ' ')
    .trim()
    .replace(inlineMarks, '\\$&')
    .replace(startsOfLists, '\\$&')
    .replace(startsOfLinks, '\\$&')
    .replace(/[@#]/g, `$&${wordJoiner}`)
    .replace(/[&<>]/g, mark => `&#${mark.charCodeAt(0)};`);

/** A foreign text as code, in which nothing has a meaning, for a table's cell; a dash for none. */
export function codeSpan(text: string, length = 200): string {
  const line = text.replace(breaks, ' ').trim();
  const short = line.length > length ? `${line.slice(0, length)}…` : line;
  if (short === '') return '–';
  const longest = Math.max(0, ...(short.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(short) ? ' ' : '';
  return `${fence}${padding}${short.replace(/\\*\|/g, '\\|')}${padding}${fence}`;
}

/** A table of cells that are Markdown already, cut after so many rows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], most = 40): string {
  const lines = [headings, headings.map(() => '---'), ...rows.slice(0, most)].map(cells => `| ${cells.join(' | ')} |`);
  const left = rows.length - most;
  return [...lines, ...(left > 0 ? ['', `And ${left} more in the report.`] : [])].join('\n');
}
