import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { sentencesIn } from '../../scripts/build/sentences.ts';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { boxSchema, readBox } from '../../widgets/package/box-schema.ts';
import { exampleLanguages } from '../../widgets/shared/render/examples.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';

/** Returns true for files that read attributes of every box (docs/contract.md, README.md), or select other boxes. */
const isOfEveryBox = (path: string): boolean =>
  /^widgets\/shared\/((island|markup|template)\/|base\/other-boxes\.ts$)/.test(path);

/** Attributes that every box may have (docs/contract.md). */
const ofEveryBox = 'data-widget data-widget-state data-load data-offline data-pack data-view data-box data-conf data-id'.split(' ');

const textOf = (path: string): string => readFileSync(resolve(path), 'utf8');

const imports = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** Returns a widget's file and its imports from widgets/, without type imports. */
function filesOf(path: string, files = new Set<string>()): Set<string> {
  if (files.has(path) || !path.startsWith('widgets/') || !/\.tsx?$/.test(path)) return files;
  files.add(path);
  for (const [, one, later] of textOf(path).matchAll(imports)) filesOf(join(dirname(path), one ?? later ?? ''), files);
  return files;
}

const attribute = (name: string): string => `data-${name.trim().replace(/[A-Z]/g, '-$&').toLowerCase()}`;

const namesIn = (pattern: string): string[] => pattern.split(',').map(part => part.replace(/[:=].*/s, '').trim()).filter(Boolean);

/** Returns the attributes and classes that a source names literally when it reads them. */
function readsIn(source: string): string[] {
  const quoted = Array.from(source.matchAll(/'[^'\n]*'|`[^`]*`/g), ([text]) => text);
  const selectors = quoted
    .filter(text => !/^['`]\.+\//.test(text))
    .flatMap(text => text.match(/\[data-[a-z-]+|(?<=['`\s,>(:\]])\.[a-z]+(-[a-z]+)*(?=[\s,'`>:[).])/g) ?? []);
  const taken = [...source.matchAll(/\{([^{}]*)\}(?::[^=]*)? = [\w.?]*dataset\b|dataset: \{([^{}]*)\}/g)];
  const read = [...source.matchAll(/dataset\??\.(\w+)\b(?! = )/g)].map(([, name = '']) => name);
  const named = [...taken.flatMap(([, one, other]) => namesIn(one ?? other ?? '')), ...read].map(attribute);
  const classes = [...source.matchAll(/classList\.contains\('([a-z-]+)'\)/g)].map(([, name]) => `.${name}`);
  return [...new Set([...selectors.map(text => text.replace('[', '')), ...named, ...classes])];
}

/** Attributes and classes that a widget writes itself, or that are outside of any box. */
const ownMarks: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['.accessibility', '.high-contrast-active'],
  'dynamic-form': ['data-rich', '.captcha-refresh', '.captcha-question', '.captcha-group', 'data-unreachable-msg', 'data-url', 'data-sensitive'],
  'item-media': ['.mini-player', '.player-start'],
  'lazy-video': ['.player-media', '.has-player', '.playing', '.player-start'],
  live: ['.has-failed'],
  menu: ['.menu-drawer'],
  player: ['.player-volume'],
  poll: ['.poll-vote'],
  select: ['data-index', 'data-searchable'],
};

const widgets = shownWidgets.map(widget => [widget.name, widget] as const);
const folders = new Map(widgetFolders().map(({ name, entry }) => [name, entry]));
const sentences = sentencesIn('en');

/** Returns the names in the documents of a widget. */
function knownOf(name: string, { parameters }: (typeof shownWidgets)[number]): Set<string> {
  const words = parameters.flatMap(one => `${one.owner} ${one.name}`.match(/data-[a-z-]+|\.[\w-]+/g) ?? []);
  // `lazy-video` passes its sentences on to the players of its videos.
  const sayers = name === 'lazy-video' ? [name, 'player'] : [name];
  const groups = sayers.flatMap(one => Object.values(sentences[one] ?? {}));
  return new Set([...ofEveryBox, ...words, ...groups.flatMap(names => Object.keys(names).map(attribute))]);
}

test.each(widgets)('%s documents all attributes that it reads', (name, widget) => {
  const known = new Set([...knownOf(name, widget), ...(ownMarks[name] ?? [])]);
  const files = [...filesOf(folders.get(name) ?? '')].filter(path => !isOfEveryBox(path));
  const read = files.flatMap(file => readsIn(textOf(file)).map(one => [one, file] as const));
  expect(read.filter(([one]) => !known.has(one))).toEqual([]);
});

test.each(widgets)('%s documents all attributes that its box prints', (name, widget) => {
  const known = knownOf(name, widget);
  for (const { render } of Object.values(widget.examples.states)) {
    printBox(createElement('main', null, render('en')));
    const printed = [...document.querySelectorAll(`[data-widget=${name}]`)].flatMap(box => box.getAttributeNames());
    expect.soft(printed.filter(one => one.startsWith('data-') && !known.has(one))).toEqual([]);
  }
});

test.each(widgets)('%s matches its schema in every state', (name, { parameters, examples }) => {
  const schema = z.fromJSONSchema(boxSchema(parameters));
  for (const language of exampleLanguages) {
    for (const [state, { render }] of Object.entries(examples.states)) {
      printBox(createElement('main', null, render(language)));
      for (const box of document.querySelectorAll(`[data-widget=${name}]`)) {
        const { error } = schema.safeParse(readBox(box, parameters));
        expect.soft(error && z.prettifyError(error), `${language} ${state}`).toBeUndefined();
      }
    }
  }
});

test('readsIn finds an undocumented attribute or class', () => {
  const source = "const { a, bC = '', d: e } = box.dataset; x.querySelector('.one-two [data-three]'); b.dataset.four; b.dataset.five = 1;";
  expect(readsIn(source)).toEqual(['.one-two', 'data-three', 'data-a', 'data-b-c', 'data-d', 'data-four']);
});
