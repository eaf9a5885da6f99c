import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Manifest } from '../manifest.ts';
import { distribution, documentsFolder, root } from '../paths.ts';
import { loadReferences } from './references.ts';
import { idOf, renderCalls } from './render-calls.ts';
import { renderWidgets } from './widget-list.ts';

/** Returns a sheet's tokens with their first values. */
export function tokensOf(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--(?:dakkeh-)?([\w-]+): ([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value);
  }
  return tokens;
}

const meanings = JSON.parse(readFileSync(resolve(root, 'styles/tokens.json'), 'utf8')) as Record<string, string>;

const readTokens = (sheet: string): Map<string, string> =>
  tokensOf(readFileSync(resolve(root, `styles/${sheet}.css`), 'utf8'));

const code = (value: string | undefined): string => (value === undefined ? '' : `\`${value}\``);

const { homepage } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { homepage: string };

const intro = `# Tokens

Set these custom properties to give all boxes your own look, on \`:root\` or around some boxes, before or after our
stylesheet: \`:root { --dakkeh-accent: #06c }\`. Our own rules use the names without \`dakkeh-\`. [Two](${homepage}en/catalogue/theme/evening) complete
[examples](${homepage}en/catalogue/theme/pulse) are in the catalogue. If boxes follow the device's dark scheme
(\`data-color-scheme="light dark"\`), set each colour for both. Text needs a contrast of 4.5 : 1 with \`paper\`, \`sheet\`
and \`tint\`.

| token | what it is | default | dark |
| --- | --- | --- | --- |
`;

/** Renders the document of all tokens in Markdown. */
export function renderTokens(): string {
  const [light, dark] = [readTokens('tokens'), readTokens('dark')];
  // The only use of this token contains its fallback value.
  light.set('measure', '40rem');
  const rows = Object.entries(meanings).map(
    ([name, meaning]) => `| \`--dakkeh-${name}\` | ${meaning} | ${code(light.get(name))} | ${code(dark.get(name))} |`,
  );
  return `${intro}${rows.join('\n')}\n`;
}

/** Documents by the last part of their address, in reading order. The build writes those in `widgets/dist`. */
const files = {
  start: 'README.md',
  guide: 'widgets/docs/guide.md',
  contract: 'widgets/docs/contract.md',
  boxes: 'widgets/docs/boxes.md',
  widgets: 'widgets/README.md',
  list: 'widgets/dist/WIDGETS.md',
  calls: 'widgets/dist/CALLS.md',
  theming: 'widgets/dist/TOKENS.md',
  versions: 'widgets/VERSIONS.md',
  wordpress: 'fixtures/integrations/wordpress/README.md',
  running: 'fixtures/operations/README.md',
  cluster: 'fixtures/operations/cluster/README.md',
  bench: 'bench/README.md',
  working: 'widgets/docs/working.md',
  releasing: 'scripts/package/README.md',
} as const;

/** A section of a document, from one heading to the next. */
interface Section {
  id: string;
  title: string;
  /** Plain text below its title. */
  text: string;
}

/** A document as the newsroom shows it. */
interface Document {
  name: string;
  title: string;
  html: string;
  sections: Section[];
}

/** Returns the address of a document's link in the newsroom; undefined for files that it does not show. */
export function addressOf(href: string, from: string): string | undefined {
  // Links to the public site stay within the newsroom, which shows the same documents.
  if (href.startsWith(homepage)) return href.slice(homepage.length - 1);
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const target = relative(root, resolve(root, dirname(from), path));
  const name = Object.entries(files).find(([, file]) => file === target)?.[0];
  return name && `/docs/${name}${hash === undefined ? '' : `#${hash}`}`;
}

const plainText = (token: Token): string =>
  'tokens' in token ? token.tokens.map(plainText).join('') : 'text' in token ? String(token.text) : '';

function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const title = plainText(token);
      sections.push({ id: idOf(title), title, text: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.text += token.raw.replace(/[`*|]/g, '').replace(/\s+/g, ' ');
    }
  }
  return sections;
}

/** Removes empty table heads, which Markdown requires. */
const withoutEmptyHeads = (html: string): string => html.replace(/<thead>\s*<tr>\s*(<th><\/th>\s*)+<\/tr>\s*<\/thead>/g, '');

/** Wraps wide tables and code in a container that scrolls by keyboard. */
function inScroller(html: string): string {
  const count = { table: 0, pre: 0 };
  return html.replace(/<(table|pre)>.*?<\/\1>/gs, (element, kind: 'table' | 'pre') => {
    count[kind] += 1;
    const name = `${kind === 'table' ? 'Table' : 'Code'} ${count[kind]}`;
    return `<div class="docs-scroller" role="region" aria-label="${name}" tabindex="0">${element}</div>`;
  });
}

/** Returns a swatch of a colour. It is an SVG, because a policy may forbid inline styles. */
const swatch = (color: string): string =>
  `<svg class="docs-swatch" viewBox="0 0 1 1" aria-hidden="true"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`;

/** Renders a Markdown document with linkable headings and keyboard-scrollable code. */
export function renderDocument(name: string, file: string, markdown: string): Document {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, ...heading }: Tokens.Heading) {
        return `<h${depth} id="${idOf(plainText({ ...heading, depth, tokens }))}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = addressOf(href, file);
        const text = this.parser.parseInline(tokens);
        return address === undefined ? text : `<a href="${address}">${text}</a>`;
      },
      codespan: ({ text }: Tokens.Codespan) => /^#[\da-f]{6}$/.test(text) && `${swatch(text)}<code>${text}</code>`,
      image: () => '',
    },
  });
  const tokens = marked.lexer(markdown);
  const sections = sectionsOf(tokens);
  const html = inScroller(withoutEmptyHeads(marked.parser(tokens)));
  return { name, title: sections[0]?.title ?? name, html, sections };
}

/** Writes the generated documents, and the newsroom's data of all documents. */
export async function writeDocumentation(manifest: Manifest): Promise<void> {
  const written = new Map([
    ['CALLS.md', renderCalls(await loadReferences())],
    ['TOKENS.md', renderTokens()],
    ['WIDGETS.md', await renderWidgets(manifest)],
  ]);
  await mkdir(documentsFolder, { recursive: true });
  for (const [name, text] of written) await writeFile(resolve(documentsFolder, name), text);
  const documents = Object.entries(files).map(([name, file]) =>
    renderDocument(name, file, written.get(basename(file)) ?? readFileSync(resolve(root, file), 'utf8')),
  );
  await writeFile(resolve(distribution, 'documentation.json'), JSON.stringify(documents));
}
