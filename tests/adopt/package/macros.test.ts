import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leastMarkup } from '../../../scripts/build/documents/least-markup.ts';
import { root } from '../../../scripts/build/paths.ts';
import { ensureOnDebian } from '../../../scripts/setup/debian.mjs';
import type { Fixture } from '../../../widgets/package/fixture.ts';
import { emptyFolder } from './newsroom.ts';

const packed = resolve(root, 'widgets/dist');
const newsroom = emptyFolder();
afterAll(() => rmSync(newsroom.folder, { recursive: true }));

const { widgets } = JSON.parse(readFileSync(join(packed, 'fixtures.json'), 'utf8')) as { widgets: Fixture[] };

type Language = 'fa' | 'en';

/** A call of a macro, from the comment above the macro. */
interface Call {
  macro: string;
  data: Record<string, unknown>;
}

const callsIn = (language: Language): Call[] =>
  Array.from(readFileSync(join(packed, `macros/${language}.njk`), 'utf8').matchAll(/^(\w+)\((.*)\) #\}$/gm), ([, macro = '', data = '']) => ({ macro, data: JSON.parse(data) as Call['data'] }));

/** Programs that run calls with a template engine. Their input and output are JSON. */
const engines = {
  jinja: {
    file: 'print.py',
    command: '/usr/bin/python3 print.py',
    program: `
import json
from jinja2 import Environment, FileSystemLoader
asked = json.load(open('asked.json', encoding='utf-8'))
env = Environment(loader=FileSystemLoader('.'), autoescape=asked['escapes'])
page = lambda macro: env.from_string("{% import 'macros/" + asked['language'] + ".jinja' as boxes %}{{ boxes." + macro + "(data) }}")
print(json.dumps([page(one['macro']).render(data=one['data']) for one in asked['calls']]))`,
  },
  njk: {
    file: 'print.cjs',
    command: 'node print.cjs',
    program: `
const { Environment, FileSystemLoader } = require('nunjucks');
const { language, escapes, calls } = require('./asked.json');
const env = new Environment(new FileSystemLoader('.'), { autoescape: escapes });
console.log(JSON.stringify(calls.map(({ macro, data }) => env.renderString("{% import 'macros/" + language + ".njk' as boxes %}{{ boxes." + macro + "(data) }}", { data }))));`,
  },
  twig: {
    file: 'print.php',
    command: 'php print.php',
    program: `<?php
require '/usr/share/php/Twig/autoload.php';
$asked = json_decode(file_get_contents('asked.json'), true);
$twig = new Twig\\Environment(new Twig\\Loader\\FilesystemLoader('.'), ['autoescape' => $asked['escapes'] ? 'html' : false]);
echo json_encode(array_map(fn($one) => $twig->createTemplate("{% import 'macros/{$asked['language']}.twig' as boxes %}{{ boxes.{$one['macro']}(data) }}")->render(['data' => $one['data']]), $asked['calls']));`,
  },
} as const;

beforeAll(async () => {
  await ensureOnDebian(['python3-jinja2', 'php-cli', 'php-twig'], 'Jinja or Twig');
  cpSync(join(packed, 'macros'), join(newsroom.folder, 'macros'), { recursive: true });
  for (const { file, program } of Object.values(engines)) newsroom.write(file, program);
  newsroom.run('npm install --no-save --no-fund --ignore-scripts nunjucks@3.2.4', { npm_config_offline: 'false', npm_config_prefer_offline: 'true' });
});

function print(engine: keyof typeof engines, language: Language, escapes: boolean, calls: readonly Call[]): string[] {
  newsroom.write('asked.json', JSON.stringify({ language, escapes, calls }));
  const { status, stdout, stderr } = newsroom.run(engines[engine].command);
  if (status !== 0) throw new Error(stdout + stderr);
  return JSON.parse(stdout) as string[];
}

/** Sorts the keys of JSON, as Jinja does. */
const sortedJson = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value);

/** Returns the box with sorted attributes and normalised JSON settings, so that boxes can be compared. */
function boxIn(html: string, name: string): Element {
  const box = JSDOM.fragment(html).querySelector(`[data-widget=${name}]`);
  if (!box) throw new Error(`There is no ${name} in ${html}`);
  for (const element of [box, ...box.querySelectorAll('*')]) {
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name: attribute } of attributes) element.removeAttribute(attribute);
    for (const { name: attribute, value } of attributes) element.setAttribute(attribute, attribute === 'data-conf' ? sortedJson(value) : value);
  }
  return box;
}

const nameOf = ({ macro }: Call): string => macro.replaceAll('_', '-');

const hostile = '"><script>alert(1)</script>\' & {{ 7 * 7 }} &lt;';

/** Replaces every text by a hostile one, except HTML. */
const harmed = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return key.endsWith('_html') ? value : hostile;
  if (Array.isArray(value)) return value.map(one => harmed(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmed(one, name)]));
};

/** The boxes as documented, in full. */
const documented = Object.fromEntries((['fa', 'en'] as const).map(language => [
  language,
  widgets.map(({ name, states: [first], parameters }) => boxIn(leastMarkup(first?.markup[language] ?? '', parameters, Infinity), name).outerHTML),
]));

const tagsIn = (element: Element): string[] => Array.from(element.querySelectorAll('*'), ({ localName }) => localName);

const names = Object.keys(engines) as (keyof typeof engines)[];
const ways = names.flatMap(engine => [true, false].map(escapes => ({ engine, escapes })));

describe.each(ways)('$engine (autoescape: $escapes)', ({ engine, escapes }) => {
  test.each(['fa', 'en'] as const)('prints each box in %s as documented', language => {
    const calls = callsIn(language);
    expect(calls.map(nameOf)).toEqual(widgets.map(({ name }) => name));
    const boxes = print(engine, language, escapes, calls).map((html, index) => boxIn(html, widgets[index]?.name ?? '').outerHTML);
    for (const [index, box] of boxes.entries()) expect.soft(box).toBe(documented[language]?.[index]);
  });

  test('escapes hostile texts', () => {
    const calls = callsIn('en');
    const plain = print(engine, 'en', escapes, calls);
    const printed = print(engine, 'en', escapes, calls.map(call => ({ ...call, data: harmed(call.data) as Call['data'] })));
    for (const [index, call] of calls.entries()) {
      const [one, other] = [plain[index] ?? '', printed[index] ?? ''].map(html => boxIn(html, nameOf(call)));
      expect(other && tagsIn(other)).toEqual(one && tagsIn(one));
    }
    expect(boxIn(printed[calls.findIndex(({ macro }) => macro === 'poll')] ?? '', 'poll').querySelector('.poll-question')?.textContent).toBe(hostile);
  });

  test('prints boxes without their optional data', () => {
    const calls = callsIn('en').map(call => ({ ...call, data: {} }));
    for (const [index, html] of print(engine, 'en', escapes, calls).entries()) boxIn(html, nameOf(calls[index] ?? { macro: '', data: {} }));
  });
});
