import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Summary } from '../results/summary.ts';
import { renderReport } from './html/document.ts';
import { renderMarkdown } from './markdown/markdown.ts';

const inJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a results folder has besides samples; the summary first, from which the others can be made again. */
const files: readonly [name: string, render: (summary: Summary) => string][] = [
  ['summary.json', inJson],
  ['summary.md', renderMarkdown],
  ['report.html', renderReport],
];

/** Writes a run's summary into a results folder, in every form. What is there is replaced whole or not at all. */
export async function writeReport(folder: string, summary: Summary): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, render] of files) {
    const path = join(folder, name);
    await writeFile(`${path}.unfinished`, render(summary));
    await rename(`${path}.unfinished`, path);
  }
}
