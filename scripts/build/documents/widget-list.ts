import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Parameter, rowOf } from '../../../widgets/shared/render/table.ts';
import type { Manifest } from '../manifest.ts';
import { distribution, flavourFolder } from '../paths.ts';
import { widgetFolders } from '../widget-folders.ts';
import { leastMarkup } from './least-markup.ts';

/** Part of dist/examples.mjs that the list uses. */
interface ExamplesBundle {
  shownWidgets: readonly Shown[];
  loadPolicyOf: (widget: Shown, language: 'en') => string;
  htmlOf: (box: unknown) => string;
  readable: (html: string) => Promise<string>;
}

interface Shown {
  name: string;
  examples: { wakes?: string; states: Readonly<Record<string, { render: (language: 'en') => unknown }>> };
  parameters: readonly Parameter[];
}

/** Entry for a box. */
interface Item {
  name: string;
  parameters: readonly Parameter[];
  /** Classes of its markup that have styles, with their elements. */
  classes: readonly string[];
  /** Minimal markup in HTML. */
  markup: string;
  policy: string;
  wakes?: string | undefined;
  /** Compressed size of the widget's file. */
  bytes: number;
  /** Name of the pack, if the widget's file is shared with others. */
  pack?: string;
}

const intro = `# All boxes

For each box: its \`data-load\`, the size of its own code (brotli), why it wakes then, and what it reads in its markup.
\`dist/markup\` of the package has each box in every state, to copy; the catalogue shows them.

Tables name attributes of the box by their names, elements in it by selectors, and settings by \`data-conf\`. A selector
before the name says which element has it. \`box:\` is what the box itself must match, and \`outside:\` is somewhere else on
the page. Elements of a selector may be several; a number says exactly how many. Without what is required, the box stays
plain markup, or looks broken. Scripts ask each “URL of a call”: if it is on another host, \`connect-src\` must allow that.
“Styled” names classes that have rules, with the elements that they are for. The markup below is the least that looks right;
\`…\` stands for more of the same.

**Partials** are templates of your own, by which a box prints what it fetches. A box asks your page's host for
\`/resources/theme/global/partials/more-news.html\`, or for \`/global/partials/more-news.html\` on a local host such as
\`localhost\`. Serve a static file there. \`dist/partials\` of the package has \`more-news\`, \`news\` and \`live-entries\`; change
their markup to yours. \`data-theme\` of the root element replaces \`global\`.`;

/** A widget without a box, which the kernel imports by name. */
const withoutBox = {
  policy: 'no box',
  wakes:
    'The kernel imports it on pages that are framed, reached by a hash, in desktop view, or without the first-paint script. It also comes if something was left half written or tapped.',
};

/** Formats the size in tenths of a kB, so that small changes do not change the document. */
const sizeOf = ({ bytes, pack }: Pick<Item, 'bytes' | 'pack'>): string =>
  `${(bytes / 1000).toFixed(1)} kB${pack === undefined ? '' : ` with the others of \`${pack}\``}`;

const tableOf = (parameters: readonly Parameter[]): string =>
  ['| markup | value | |', '| --- | --- | --- |', ...parameters.map(one => `| ${rowOf(one).join(' | ')} |`)].join('\n');

/** Lists the optional sentences of a box, by element. */
function sentencesText(parameters: readonly Parameter[]): string {
  const sentences = parameters.filter(({ folder }) => folder === 'sentences');
  const owners = [...new Set(sentences.map(({ owner }) => owner))];
  const lists = owners.map(owner => {
    const names = sentences.filter(one => one.owner === owner).map(({ name, types: [type = ''] }) => {
      const places = type.replace('text', '');
      return `\`${name}${places && `="${places}"`}\``;
    });
    return `${owner && `\`${owner}\`: `}${names.join(', ')}`;
  });
  return lists.length > 0 ? `Sentences (docs/contract.md, “Markup”): ${lists.join('; ')}.` : '';
}

const sharedFoldersOf = (parameters: readonly Parameter[]): string[] =>
  [...new Set(parameters.map(({ folder = 'sentences' }) => folder))].filter(folder => folder !== 'sentences');

const folderName = (folder: string): string => folder.replace(/.*\//, '');

/** Renders the section of a box in Markdown. */
function itemText({ name, parameters, classes, markup, policy, wakes, ...size }: Item): string {
  const own = parameters.filter(({ folder }) => folder === undefined);
  const folders = sharedFoldersOf(parameters).map(folder => `[shared: ${folderName(folder)}](#shared-${folderName(folder)})`);
  return [
    `## ${name}`,
    `**${policy}** · ${sizeOf(size)}.${wakes ? ` ${wakes}` : ''}`,
    own.length > 0 ? tableOf(own) : '',
    folders.length > 0 ? `Also: ${folders.join(', ')}.` : '',
    sentencesText(parameters),
    classes.length > 0 ? `Styled: ${classes.map(name => `\`${name}\``).join(', ')}.` : '',
    markup && `\`\`\`html\n${markup}\n\`\`\``,
  ].filter(Boolean).join('\n\n');
}

/** Renders the parameters that several boxes share, once. */
function sharedFolderTexts(items: readonly Item[]): string[] {
  const all = items.flatMap(({ parameters }) => parameters);
  return sharedFoldersOf(all).map(folder => {
    const rows = new Map(all.filter(one => one.folder === folder).map(one => [rowOf(one)[0], one]));
    return `## Shared: ${folderName(folder)}\n\n${tableOf([...rows.values()])}`;
  });
}

/** Returns the classes in HTML that the CSS has rules for, each with its elements. */
function styledClasses(css: string, html: string): string[] {
  const known = new Set(css.match(/\.[a-z][\w-]*/g)?.map(name => name.slice(1)));
  const printed = Array.from(html.matchAll(/<([a-z][\w-]*)[^>]*? class="([^"]*)"/g), ([, element = '', names = '']) =>
    names.split(' ').filter(name => known.has(name)).map(name => `${element}.${name}`),
  );
  return [...new Set(printed.flat())];
}

async function readItems(manifest: Manifest): Promise<Item[]> {
  // The query avoids the module cache: a watcher builds many times with different examples.
  const address = `${pathToFileURL(resolve(distribution, 'examples.mjs')).href}?${Date.now()}`;
  const { shownWidgets, loadPolicyOf, htmlOf, readable } = (await import(address)) as ExamplesBundle;
  const css = readFileSync(resolve(flavourFolder('preact'), 'assets', manifest.stylesheet), 'utf8');
  return Promise.all(widgetFolders().map(async ({ name }) => {
    const file = manifest.widgets[name]?.file ?? '';
    const bytes = manifest.files[file] ?? 0;
    const fileName = basename(file, '.js');
    const size = fileName === name ? { bytes } : { bytes, pack: fileName };
    const shown = shownWidgets.find(widget => widget.name === name);
    if (!shown) return { name, parameters: [], classes: [], markup: '', ...size, ...withoutBox };
    const { examples: { wakes, states }, parameters } = shown;
    const [first = '', ...others] = Object.values(states).map(({ render }) => htmlOf(render('en')));
    const classes = styledClasses(css, [first, ...others].join('\n'));
    const markup = await readable(leastMarkup(first, parameters));
    return { name, parameters, classes, markup, policy: loadPolicyOf(shown, 'en'), wakes, ...size };
  }));
}

export async function renderWidgets(manifest: Manifest): Promise<string> {
  const items = await readItems(manifest);
  return `${[intro, ...items.map(itemText), ...sharedFolderTexts(items)].join('\n\n')}\n`;
}
