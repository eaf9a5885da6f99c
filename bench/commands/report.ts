import { relative, resolve } from 'node:path';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { readSummary, writeReport } from '../report/results-folder.ts';
import { program, resultsRoot } from '../sites/own-site.ts';
import { readArguments } from './arguments.ts';

/** `bench report <folder>`: prints a run's report anew from its summary. */
export async function report(args: readonly string[]): Promise<ExitCode> {
  const { positionals } = readArguments(args, {});
  const [folder] = positionals;
  if (folder === undefined) throw new BenchFailure(`Say of which folder of results: "${program} report ${relative('', resultsRoot)}/…".`);
  const summary = await readSummary(resolve(folder));
  await writeReport(resolve(folder), summary);
  console.info(`${summary.sentence}\n${resolve(folder, 'report.html')}`);
  return exitCodes.passed;
}
