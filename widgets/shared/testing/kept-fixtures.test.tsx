import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/test/nightly.ts';
import { exampleLanguages } from '../render/examples.ts';
import { element, kernelOf, mountBox, print, settle } from './page.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { mountOf, shownWidgets } from './widgets.ts';

/** Boxes as an earlier version rendered them, stored by scripts/package/keep-fixtures.ts. */
interface KeptFixtures {
  version: string;
  widgets: {
    name: string;
    states: { name: string; markup: Record<'fa' | 'en', string>; props?: Record<'fa' | 'en', Record<string, unknown>[]> }[];
  }[];
}

const kept = globSync('fixtures-*.json.br', { cwd: import.meta.dirname });

const fixturesIn = (file: string): KeptFixtures =>
  JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, file))).toString()) as KeptFixtures;

const said = withSilentBrowser();

const outermostViews = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-view]')].filter(view => !view.parentElement?.closest('[data-view]'));

/** Converts a value to its JSON form: maps become lists of entries, and undefined is dropped. */
function asKept(props: object): Record<string, unknown> {
  const text = JSON.stringify(props, (_, value: unknown) => (value instanceof Map ? [...value] : value));
  return JSON.parse(text) as Record<string, unknown>;
}

/** Returns the part of today's props that the earlier version also had. */
function knownThen(now: object, then: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asKept(now)).filter(([name]) => name in then));
}

test('there are fixtures of an earlier version', () => {
  expect(kept.length).toBeGreaterThan(0);
});

describe.each(kept.map(file => [basename(file, '.json.br'), fixturesIn(file)] as const))('%s', (_, { widgets }) => {
  test.each(widgets)('$name reads the same props and wakes', async ({ name, states }) => {
    const widget = shownWidgets.find(one => one.name === name);
    if (!widget) throw new Error(`There is no widget ${name} any more`);
    const mount = await mountOf(widget);
    const { parse } = widget.examples;
    for (const { name: state, markup, props } of states) {
      for (const language of sampleOf(exampleLanguages)) {
        const where = `${state}, ${language}`;
        print(`<main>${markup[language]}</main>`);
        const then = props?.[language] ?? [];
        const views = outermostViews();
        const now = then.map((one, index) => {
          const view = views[index];
          return view && parse ? knownThen(parse(view), one) : undefined;
        });
        const stillRead = then.map((one, index) => {
          return Object.fromEntries(Object.entries(one).filter(([key]) => now[index] && key in now[index]));
        });
        expect.soft(now, where).toMatchObject(stillRead);
        // A template that is newer than this version prints the same, but names no version.
        for (const view of views) view.removeAttribute('data-view');
        const unmount = await mountBox(mount, element(`[data-widget=${name}]`), kernelOf(language));
        unmount();
      }
    }
    await settle();
    expect(said).toEqual([]);
  });
});
