import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import { lastDays, readRows } from '../field/rows.ts';
import { summariseField } from '../field/summarise-field.ts';
import { tableText } from '../report/html.ts';
import { readSummary, writeReport } from '../report/results-folder.ts';
import { fieldTables } from '../report/verdicts.ts';
import { comparisonLine } from '../results/figures.ts';
import type { Summary } from '../results/summary.ts';
import { program } from '../sites/own-site.ts';
import { command, commandLine, isAddress, wholeNumber } from './arguments.ts';
import { exitCodeOf } from './exit-codes.ts';
import { paragraphs, printResult } from './print-figures.ts';

/** Formats the figures of readers' phones for a terminal, with the verdict at the end. */
export const fieldText = ({ field, comparisons, warnings, sentence }: Summary): string =>
  paragraphs([
    ...fieldTables(field).map(table => [`${table.caption}\n${tableText(table)}`]),
    comparisons.map(comparisonLine),
    [...warnings, sentence],
  ]);

const options = {
  days: { type: 'string', default: '28' },
  lab: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

async function textOf(source: string): Promise<string> {
  try {
    if (!isAddress(source)) return await readFile(source, 'utf8');
    const response = await fetch(source);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new BenchFailure(`${source} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * `bench field <address | file>`: prints the 75th percentiles of readers' phones, compares the last build with the one
 * before, and the lab with the field. Exits with 1 if a build made something worse.
 */
export const field = command(options, async ({ values, positionals }, args) => {
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) {
    throw new BenchFailure(`Say where the rows are: "${program} field http://127.0.0.1:9100/vitals", or a file of them.`);
  }
  const rows = lastDays(readRows(await textOf(source)), wholeNumber('days', values.days));
  if (rows.length === 0) throw new BenchFailure(`${source} has no row: no phone has told anything yet.`);
  const lab = values.lab === undefined ? [] : (await readSummary(resolve(values.lab))).series;
  const summary = summariseField(rows, lab, commandLine('field', args));
  if (values.out !== undefined) process.stderr.write(`${await writeReport(resolve(values.out), summary)}\n`);
  printResult(summary, fieldText(summary), values);
  return exitCodeOf(summary.verdict, 'warn');
});
