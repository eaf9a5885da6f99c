import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../manifest.ts';
import { distribution } from '../paths.ts';
import { widgetFolders } from '../widget-folders.ts';

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
interface Row {
  name: string;
  needs: string;
  policy: string;
  /** Of the widget's file, as it is sent. */
  bytes: number;
  /** Name of the file where the widget shares it with others. */
  pack?: string;
}

const intro = `# All boxes

What each box needs in a page. Sizes are those of the widget's own code, brotli. Each box is to be seen in each of its states,
with the markup to copy, in the catalogue: \`npm start\`, then \`/en/catalogue\`. The build writes this table from the
\`examples.tsx\` of the widgets.`;

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

async function readRows(manifest: Manifest): Promise<Row[]> {
  // A watcher builds many times, each with other examples.
  const address = `${pathToFileURL(resolve(distribution, 'examples.mjs')).href}?${Date.now()}`;
  const { shownWidgets, loadPolicyOf } = (await import(address)) as ExamplesBundle;
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

/** The document of all boxes, by the build that there is. */
export const renderWidgets = async (manifest: Manifest): Promise<string> =>
  `${intro}\n\n${tableOf(await readRows(manifest))}\n`;
