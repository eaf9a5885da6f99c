// `npm run package`: creates the package `dakkeh` from the current build, in widgets/dist.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { namesInHtml, sheetsFor } from '../../styles/critical/sheets.ts';
import { boxSchema } from '../../widgets/package/box-schema.ts';
import { callSchemas } from '../../widgets/package/call-schemas.ts';
import type { Exchange, Fixture, InEach } from '../../widgets/package/fixture.ts';
import { besideFonts } from '../../widgets/package/font-addresses.ts';
import type { PackageManifest, PackedWidget } from '../../widgets/package/package-manifest.ts';
import type { DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import type { ExampleLanguage, ShownWidget } from '../../widgets/shared/render/examples.ts';
import { confineStyles, sheetsOfBoxes } from '../build/box-styles.ts';
import { leastMarkup } from '../build/documents/least-markup.ts';
import { loadReferences } from '../build/documents/references.ts';
import type { Manifest } from '../build/manifest.ts';
import { distribution, documentsFolder, flavourFolder, root } from '../build/paths.ts';
import { bundleServers } from './bundle-servers.ts';
import { writeDeclarations } from './declarations.ts';
import { macrosOf } from './macros.ts';
import { llmsText, vscodeData, webTypes } from './editor-data.ts';
import { openApi } from './open-api.ts';
import { idsIn, serverData } from './server-data.ts';

/** Part of dist/examples.mjs that the fixtures use. */
interface ExamplesBundle {
  shownWidgets: readonly ShownWidget[];
  htmlOf: (box: ReactElement) => string;
  readable: (html: string) => Promise<string>;
}

const loadExamples = async (): Promise<ExamplesBundle> =>
  (await import(pathToFileURL(resolve(distribution, 'examples.mjs')).href)) as ExamplesBundle;

const inEach = <Value>(valueIn: (language: ExampleLanguage) => Value): InEach<Value> => {
  return { fa: valueIn('fa'), en: valueIn('en') };
};

/** Converts maps to lists of entries, because JSON has no maps. */
const withoutMaps = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner)));

/** Returns the views of a page that are not nested in others. */
const outermostViews = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-view]')].filter(view => !view.parentElement?.closest('[data-view]'));

/** Browser globals that parsers use. */
const browserNames = ['window', 'document', 'location', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement'];

/** Parses the views of a page as a phone does, in a jsdom document. */
function readViews(html: string, parse: (view: HTMLElement) => object): unknown[] {
  const { window } = new JSDOM(`<!doctype html><body>${html}`, { url: 'https://news.example/' });
  const values = window as unknown as Record<string, unknown>;
  for (const name of browserNames) Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
  return outermostViews(window.document).map(view => withoutMaps(parse(view)));
}

function exchangeOf(call: DocumentedCall, sample: Sample): Exchange {
  const { says, method = call.method, address = call.address, headers, fields } = sample;
  const { status = 200, answer, location } = sample;
  return {
    call: call.title,
    says,
    request: { method, address, ...(headers && { headers }), ...(fields && { fields }) },
    answer: { status, ...(answer === undefined ? {} : { body: answer }), ...(location && { location }) },
  };
}

function fixturesOf({ shownWidgets, htmlOf }: ExamplesBundle): Fixture[] {
  return shownWidgets.map(({ group, name, examples, parameters, reference }) => ({
    group,
    name,
    summary: examples.summary,
    parameters,
    states: Object.entries(examples.states).map(([state, { title, render }]) => {
      const { parse } = examples;
      const markup = inEach(language => htmlOf(render(language)));
      const props = parse && inEach(language => readViews(markup[language], parse));
      return { name: state, title, markup, ...(props && { props }) };
    }),
    exchanges: reference?.calls.flatMap(call => call.samples.map(sample => exchangeOf(call, sample))) ?? [],
  }));
}

/** Reads the manifest of the shipped build. Throws without a build. */
const readBuilt = (): Manifest =>
  JSON.parse(readFileSync(resolve(flavourFolder('preact'), 'manifest.json'), 'utf8')) as Manifest;

/** Returns the widget names in markup. */
const namesIn = (html: string): string[] => Array.from(html.matchAll(/\sdata-widget="([^"]*)"/g), ([, name = '']) => name);

function packageManifest(built: Manifest, fixtures: readonly Fixture[], version: string): PackageManifest {
  const { kernel, swaps, stylesheet, firstPaint, fonts, files } = built;
  const styles = confineStyles(built.styles);
  const folder = dirname(kernel);
  const widgets = Object.entries(built.widgets).map(([name, { file }]): [string, PackedWidget] => {
    const states = fixtures.find(fixture => fixture.name === name)?.states ?? [];
    const html = states.flatMap(({ markup }) => Object.values(markup)).join('');
    const sheets = sheetsFor([...namesInHtml(html), name], styles);
    return [
      name,
      {
        files: [...new Set([file, `${folder}/${name}.js`])].filter(path => path in files),
        inside: [...new Set(namesIn(html))].filter(inner => inner !== name && inner in built.widgets),
        sheets: [...sheets].filter(sheet => !sheetsOfBoxes.includes(sheet)),
      },
    ];
  });
  return {
    version,
    kernel,
    swaps,
    stylesheet,
    firstPaint,
    fonts,
    everywhere: sheetsOfBoxes.filter(name => name in styles),
    styles,
    widgets: Object.fromEntries(widgets),
    files: Object.keys(files),
  };
}

const folder = resolve(root, 'widgets/dist');
const { version, description } = JSON.parse(readFileSync(resolve(root, 'widgets/package.json'), 'utf8')) as Record<'version' | 'description', string>;

function write(path: string, text: string): void {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writeJson = (path: string, value: unknown): void => write(path, `${JSON.stringify(value)}\n`);

/** Writes the markup of each state to a file; the first state has the widget's name. */
async function writeMarkup(fixtures: readonly Fixture[], readable: (html: string) => Promise<string>): Promise<void> {
  for (const { name, states } of fixtures) {
    for (const [index, state] of states.entries()) {
      const file = index === 0 ? name : `${name}.${state.name}`;
      for (const [language, html] of Object.entries(state.markup)) {
        write(`markup/${language}/${file}.html`, `${await readable(html)}\n`);
      }
    }
  }
}

/** Writes the macros of all boxes in each language of the examples. */
function writeMacros({ shownWidgets, htmlOf }: ExamplesBundle): void {
  for (const [language, other] of [['fa', 'en'], ['en', 'fa']] as const) {
    const boxes = shownWidgets.map(({ name, examples: { summary, states }, parameters }) => {
      const [first] = Object.values(states);
      const print = (words: ExampleLanguage): string => (first ? leastMarkup(htmlOf(first.render(language, words)), parameters, Infinity) : '');
      return { name, summary: summary[language], parameters, markup: print(language), inOtherWords: print(other) };
    });
    for (const [ending, text] of macrosOf(boxes)) write(`macros/${language}.${ending}`, text);
  }
}

rmSync(folder, { recursive: true, force: true });
const examples = await loadExamples();
const fixtures = fixturesOf(examples);
const built = readBuilt();
const manifest = packageManifest(built, fixtures, version);
const references = await loadReferences();
for (const file of manifest.files) {
  mkdirSync(dirname(resolve(folder, 'assets', file)), { recursive: true });
  copyFileSync(resolve(flavourFolder('preact'), 'assets', file), resolve(folder, 'assets', file));
}
for (const [name, { css }] of Object.entries(manifest.styles)) write(`styles/${name}.css`, besideFonts(css));
writeJson('manifest.json', manifest);
write('worker.js', built.worker);
write('last-worker.js', built.lastWorker);
writeJson('fixtures.json', { version, widgets: fixtures });
writeJson('boxes.json', Object.fromEntries(fixtures.map(({ name, parameters }) => [name, boxSchema(parameters)])));
writeJson('calls.json', callSchemas(references));
writeJson('servers/data.json', serverData(references, idsIn(fixtures.flatMap(({ states }) => states.flatMap(({ markup }) => Object.values(markup))))));
for (const name of ['servers', 'starters']) cpSync(resolve(root, 'fixtures/integrations', name), resolve(folder, name), { recursive: true });
for (const { address = '', answer } of references.flatMap(({ calls }) => calls.flatMap(({ samples }) => samples))) {
  if (/\/partials\//.test(address) && typeof answer === 'string') write(`partials/${basename(address)}`, `${answer}\n`);
}
writeJson('vscode.html-custom-data.json', vscodeData(fixtures));
writeJson('web-types.json', webTypes(fixtures, version));
write('llms.txt', llmsText(fixtures, description));
writeJson('openapi.json', openApi(references, version));
writeMacros(examples);
await writeMarkup(fixtures, examples.readable);
copyFileSync(resolve(root, 'LICENSE'), resolve(root, 'widgets/LICENSE'));
cpSync(documentsFolder, folder, { recursive: true });
// The export for browsers contains types only.
write('browser.js', 'export {};\n');
await bundleServers(manifest, folder);
writeDeclarations(resolve(folder, 'types'), fixtures);
