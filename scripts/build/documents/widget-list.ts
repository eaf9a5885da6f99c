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

/** What the list says of a box. */
interface Item {
  name: string;
  needs: string;
  policy: string;
  wakes?: string | undefined;
  /** Of the widget's file, as it is sent. */
  bytes: number;
  /** Name of the file where the widget shares it with others. */
  pack?: string;
}

const intro = `# All boxes

For each box: its \`data-load\`, the size of its own code (brotli), why it wakes then, and the markup it needs. The catalogue
shows each box in every state, with markup to copy: \`npm start\`, then \`/en/catalogue\`. The build writes this list from
the \`examples.tsx\` of the widgets.`;

/** What has no box: the kernel imports it by its name. */
const withoutBox = {
  needs:
    'None. The kernel imports it on pages that are framed, reached by a hash, in desktop view, or without the first-paint script. It also comes if something was left half written or tapped.',
  policy: 'no box',
};

/** To a tenth of a kB, so that not every change of a widget is one of the list. */
const sizeOf = ({ bytes, pack }: Pick<Item, 'bytes' | 'pack'>): string =>
  `${(bytes / 1000).toFixed(1)} kB${pack === undefined ? '' : ` with the others of \`${pack}\``}`;

/** The part of the list that is about a box, in Markdown. */
const itemText = ({ name, needs, policy, wakes, ...size }: Item): string =>
  `## ${name}\n\n**${policy}** · ${sizeOf(size)}.${wakes ? ` ${wakes}` : ''}\n\n${needs}`;

async function readItems(manifest: Manifest): Promise<Item[]> {
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
    return { name, needs, policy, wakes, ...size };
  });
}

/** The document of all boxes, by the build that there is. */
export const renderWidgets = async (manifest: Manifest): Promise<string> =>
  `${[intro, ...(await readItems(manifest)).map(itemText)].join('\n\n')}\n`;
