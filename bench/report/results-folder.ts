import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BenchFailure, parseJson } from '../failure.ts';
import { summary as summarySchema, type Summary } from '../results/summary.ts';
import { renderReport } from './document.ts';
import { renderMarkdown } from './markdown.ts';

const inJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Files of a results folder besides samples. The summary comes first, because the others can be generated from it. */
const files: readonly [name: string, render: (summary: Summary) => string][] = [
  ['summary.json', inJson],
  ['summary.md', renderMarkdown],
  ['report.html', renderReport],
];

/** Writes a run's summary into a folder in all formats, each file atomically. Returns a line with the report's path. */
export async function writeReport(folder: string, summary: Summary): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, render] of files) {
    const path = join(folder, name);
    await writeFile(`${path}.unfinished`, render(summary));
    await rename(`${path}.unfinished`, path);
  }
  return `Report: ${join(folder, 'report.html')}`;
}

/** Reads the summary in a results folder. Throws a BenchFailure if it is missing or has another format. */
export async function readSummary(folder: string): Promise<Summary> {
  const text = await readFile(join(folder, 'summary.json'), 'utf8').catch(() => {
    throw new BenchFailure(`${folder} has no summary.json that can be read: name the folder of a finished run.`);
  });
  const instead = 'measure again, or read it with the bench that wrote it';
  return parseJson(text, summarySchema, problem => `summary.json in ${folder} is broken (${problem}): ${instead}.`);
}
