import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
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
  /** Of the widget's file, as it is sent. */
  bytes: number;
  /** Name of the file where the widget shares it with others. */
  pack?: string;
}

const begin = '<!-- The table is written by npm run docs. -->';
const end = '<!-- That was the table. -->';

/** What has no box: the kernel imports it by its name. */
const withoutBox = {
  needs: 'no box: the kernel imports it on pages that are framed, reached by a hash, kept in desktop view, left with something half written or tapped, or without the first-paint script',
  policy: '–',
};

/** To a tenth of a kB, so that not every change of a widget is one of the table. */
const sizeOf = ({ bytes, pack }: Row): string =>
  `${(bytes / 1000).toFixed(1)} kB${pack === undefined ? '' : `, with the others of \`${pack}\``}`;

/** The table of widgets, in Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| box | markup it needs | load policy | own code |',
    '| --- | --- | --- | --- |',
    ...rows.map(row => `| \`${row.name}\` | ${row.needs} | ${row.policy} | ${sizeOf(row)} |`),
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
    const file = manifest.widgets[name]?.file ?? '';
    const bytes = manifest.files[file]?.brotli ?? 0;
    const fileName = basename(file, '.js');
    const size = fileName === name ? { bytes } : { bytes, pack: fileName };
    const shown = shownWidgets.find(widget => widget.name === name);
    if (!shown) return { name, ...size, ...withoutBox };
    const { needs, wakes } = shown.examples;
    const policy = loadPolicyOf(shown, 'en');
    return { name, needs, policy: wakes ? `${policy}. ${wakes}` : policy, ...size };
  });
}

export const widgetsReadme = resolve(root, 'widgets/README.md');

/** widgets/README.md as it has to be, by the build that there is. */
export const writtenWidgetsReadme = async (): Promise<string> =>
  withTable(await readFile(widgetsReadme, 'utf8'), tableOf(await readRows()));
