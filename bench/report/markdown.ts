import { counted, verdictWords } from '../results/figures.ts';
import type { GateResult, Summary } from '../results/summary.ts';
import type { Cell, Table } from './html.ts';
import { comparisonTable, gateTable } from './verdicts.ts';

/** Control characters and line separators, which would end a table row. */
const breaks = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Prevents `@name` and `#12` from becoming a mention or a link. */
const wordJoiner = '\u2060';

const inlineMarks = /[\\`*_[\]|~]/g;
const startsOfLists = /^[-+=]|(?<=^\d{1,9})[.)](?= )/g;
const startsOfLinks = /:(?=\/\/)|(?<=www)\./gi;

/** Escapes a text that may contain foreign names: no markup, mentions or links remain. */
export const plain = (text: string): string =>
  text
    .replace(breaks, ' ')
    .trim()
    .replace(inlineMarks, '\\$&')
    .replace(startsOfLists, '\\$&')
    .replace(startsOfLinks, '\\$&')
    .replace(/[@#]/g, `$&${wordJoiner}`)
    .replace(/[&<>]/g, mark => `&#${mark.charCodeAt(0)};`);

/** Formats a foreign text as a code span for a table cell; a dash if it is empty. */
export function codeSpan(text: string, length = 200): string {
  const line = text.replace(breaks, ' ').trim();
  const short = line.length > length ? `${line.slice(0, length)}…` : line;
  if (short === '') return '–';
  const longest = Math.max(0, ...(short.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = /^`|`$/.test(short) ? ' ' : '';
  return `${fence}${padding}${short.replace(/\\*\|/g, '\\|')}${padding}${fence}`;
}

function inMarkdown(cell: Cell): string[] {
  if (typeof cell === 'string') return [plain(cell)];
  if ('code' in cell) return [codeSpan(cell.code, Math.min(cell.length ?? 200, 200))];
  return 'markup' in cell ? [] : [cell.judgement];
}

/** Formats a table without images, with at most `most` rows. */
function table({ columns, rows }: Table, most = 40): string {
  const cells = rows.slice(0, most).map(row => row.flatMap(inMarkdown));
  const headings = columns.flatMap(inMarkdown);
  const lines = [headings, headings.map(() => '---'), ...cells].map(row => `| ${row.join(' | ')} |`);
  const left = rows.length - most;
  return [...lines, ...(left > 0 ? ['', `And ${left} more in the report.`] : [])].join('\n');
}

function gateTexts(gates: readonly GateResult[]): string[] {
  const missed = gates.filter(({ outcome }) => outcome !== 'passed');
  const passed = `${counted(gates.length - missed.length, 'gate')} of ${gates.length} passed.`;
  return missed.length === 0 ? [passed] : [table(gateTable('', missed)), passed];
}

/** Formats a run as a pull request comment: the verdict, the gates that have not passed, and the comparisons. */
export function renderMarkdown({ verdict, sentence, gates, comparisons, warnings }: Summary): string {
  const parts = [
    `## ${plain(sentence)}`,
    `Bench: ${verdictWords[verdict].toLowerCase()}.`,
    ...warnings.slice(0, 5).map(warning => `> Note: ${plain(warning)}`),
    ...gateTexts(gates),
    ...(comparisons.length > 0 ? [table(comparisonTable(comparisons))] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
