import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../build/manifest.ts';
import { distribution, flavourFolder, root } from '../build/paths.ts';
import { widgetFolders } from '../build/widget-folders.ts';

/** As much of dist/examples.mjs as is told here. */
interface ExamplesBundle {
  shownWidgets: readonly Shown[];
  loadPolicyOf: (widget: Shown, language: 'en') => string;
}

interface Shown {
  name: string;
  examples: { needs: string; wakes?: string };
}

/** A line of the table. */
export interface Row {
  name: string;
  needs: string;
  policy: string;
  /** Of the widget's own file, as it is sent. */
  bytes: number;
}

const begin = '<!-- The table is written by npm run docs. -->';
const end = '<!-- That was the table. -->';

/** What has no box: the kernel imports it by its name. */
const withoutBox = {
  needs: 'no box: the kernel imports it on pages that are framed, reached by a hash, kept in desktop view, left with something half written or tapped, or without the first-paint script',
  policy: '–',
};

/** To a tenth of a kB, so that not every change of a widget is one of the table. */
const sizeOf = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The table of widgets, in Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| box | markup it needs | load policy | own code |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, needs, policy, bytes }) => `| \`${name}\` | ${needs} | ${policy} | ${sizeOf(bytes)} |`),
  ].join('\n');

/** The text with another table between its marks. Throws where it has none. */
export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`There is no place for the table: ${begin} … ${end}`);
  return `${before}${begin}\n${table}\n${end}${after}`;
}

async function readRows(): Promise<Row[]> {
  const address = pathToFileURL(resolve(distribution, 'examples.mjs')).href;
  const { shownWidgets, loadPolicyOf } = (await import(address)) as ExamplesBundle;
  const manifest = JSON.parse(await readFile(resolve(flavourFolder('preact'), 'manifest.json'), 'utf8')) as Manifest;
  return widgetFolders().map(({ name }) => {
    const bytes = manifest.files[manifest.widgets[name]?.file ?? '']?.brotli ?? 0;
    const shown = shownWidgets.find(widget => widget.name === name);
    if (!shown) return { name, bytes, ...withoutBox };
    const { needs, wakes } = shown.examples;
    const policy = loadPolicyOf(shown, 'en');
    return { name, needs, policy: wakes ? `${policy}. ${wakes}` : policy, bytes };
  });
}

export const widgetsReadme = resolve(root, 'widgets/README.md');

/** widgets/README.md as it has to be, by the build that there is. */
export const writtenWidgetsReadme = async (): Promise<string> =>
  withTable(await readFile(widgetsReadme, 'utf8'), tableOf(await readRows()));
