import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { browserOptions } from '../../../scripts/build/browser-options.ts';
import { peerPages } from '../peer-pages.ts';
import { readTwin } from '../twin.ts';
import { blocks, markBlocks } from './blocks.ts';

const folder = import.meta.dirname;
const twins = resolve(folder, '../../../dist/site-twin');
const pages = join(folder, 'dist');

/** What modules import by name: an import map says where it is. */
const library = '@wordpress/interactivity';
const shared = 'dakkeh/shared';

const views = [...new Set(blocks.map(({ view }) => view))];

/** Builds one file each of the library, of what views share, of each view and the styles; gives their addresses. */
async function bundle(): Promise<(name: string) => string> {
  const source = (name: string): string => join(folder, 'src', name);
  const common = { ...browserOptions, outdir: pages, entryNames: 'assets/[name]-[hash]' };
  const flags = { 'globalThis.SCRIPT_DEBUG': 'false', 'globalThis.IS_GUTENBERG_PLUGIN': 'false' };
  const results = await Promise.all([
    build({
      ...common,
      absWorkingDir: folder,
      define: { ...browserOptions.define, ...flags },
      entryPoints: { interactivity: library },
      metafile: true,
    }),
    build({
      ...common,
      entryPoints: [source('shared.js'), source('blocks.css'), ...views.map(view => source(`${view}.js`))],
      external: [library, shared],
      metafile: true,
    }),
  ]);
  const files = results.flatMap(({ metafile }) => Object.keys(metafile.outputs).map(path => basename(path)));
  return name => {
    const [stem = '', extension] = name.split('.');
    const file = files.find(one => one.replace(/-[^-]*$/, '') === stem && one.endsWith(`.${extension}`));
    if (!file) throw new Error(`${name} came to no file`);
    return `/assets/${file}`;
  };
}

await rm(pages, { recursive: true, force: true });
const addressOf = await bundle();
const styles = await readFile(join(pages, addressOf('blocks.css')), 'utf8');
const imports = { [library]: addressOf('interactivity.js'), [shared]: addressOf('shared.js') };
const preloads = Object.values(imports).map(address => `<link rel="modulepreload" href="${address}" fetchpriority="low">`);

/** A page with its directives, the import map in its head and its view modules at its end, as WordPress prints them. */
async function makePage(page: string): Promise<string> {
  const { language, direction, head, bodyClass, body } = await readTwin(twins, page);
  const { document } = new JSDOM(`<head>${head}</head><body class="${bodyClass}">${body}</body>`).window;
  const modules = markBlocks(document).map(view => addressOf(`${view}.js`));
  const scripts = modules.map(address => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}<style>${styles.trim()}</style>${map}${preloads.join('')}</head><body class="${bodyClass}">${document.body.innerHTML}${scripts.join('')}</body></html>`;
}

for (const page of peerPages) {
  const file = join(pages, page, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await makePage(page));
}
