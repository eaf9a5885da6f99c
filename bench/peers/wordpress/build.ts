import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { browserOptions } from '../../../scripts/build/browser-options.ts';
import { peerPages } from '../peer-pages.ts';
import { readTwin } from '../twin.ts';
import {
  markComments,
  markCopyLink,
  markFontSize,
  markLightbox,
  markReaction,
  markShare,
} from './directives/article.ts';
import { markCaptcha, markCommentForm, markPoll } from './directives/forms.ts';
import { markCarousel, markLoadMore, markProvinceMap, markTabs, markTicker } from './directives/front.ts';
import { all } from './directives/put.ts';

interface Block {
  selector: string;
  /** The view module that it brings: a file in `src`. */
  view: string;
  mark: (element: HTMLElement) => void;
}

/** Kinds of blocks, each with its directives. Captchas come before the forms around them, which add their own. */
const blocks: readonly Block[] = [
  { selector: 'meta[property=nid]', view: 'visit', mark: () => undefined },
  { selector: '.ticker', view: 'ticker', mark: markTicker },
  { selector: '.tabs', view: 'tabs', mark: markTabs },
  { selector: '.carousel,.slider', view: 'carousel', mark: markCarousel },
  { selector: '.article-main', view: 'lightbox', mark: markLightbox },
  { selector: '.font-size', view: 'tools', mark: markFontSize },
  { selector: '.copy-link', view: 'tools', mark: markCopyLink },
  { selector: '.share', view: 'tools', mark: markShare },
  { selector: '.rating,.like', view: 'reactions', mark: markReaction },
  { selector: '.captcha-group', view: 'captcha', mark: markCaptcha },
  { selector: '.poll', view: 'poll', mark: markPoll },
  { selector: '.comments', view: 'comments', mark: markComments },
  { selector: '.comment-form', view: 'comment-form', mark: markCommentForm },
  { selector: '.load-more', view: 'load-more', mark: markLoadMore },
  { selector: '.province-map', view: 'province-map', mark: markProvinceMap },
];

/** Puts the directives of all blocks into a page; gives the view modules that it needs, each once. */
function markBlocks(document: Document): string[] {
  const found = blocks.filter(({ selector }) => document.querySelector(selector));
  for (const { selector, mark } of found) for (const element of all(document, selector)) mark(element);
  return [...new Set(found.map(({ view }) => view))];
}

const folder = import.meta.dirname;
const pages = join(folder, 'dist');

/** Module that others import by name: an import map gives its address. */
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
  const { language, direction, head, bodyClass, body } = await readTwin(page);
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
