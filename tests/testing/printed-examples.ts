import { resolve } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { renderToString } from 'preact-render-to-string';
import { root } from '../../scripts/build/paths.ts';
import { exampleLanguages, type ExampleLanguage, type ShownWidget } from '../../widgets/shared/render/examples.ts';
import { languages } from '../../widgets/shared/render/languages.ts';
import { manifest } from './by-hand.ts';

/** A state of a box, as a server prints it in a language. */
export interface PrintedState {
  group: string;
  /** Of the widget. */
  name: string;
  title: string;
  /** Its place among the widget's states. */
  index: number;
  /** No page has the box twice. */
  isAlone: boolean;
  language: ExampleLanguage;
  html: string;
}

/** When examples are printed that tell the time, unless they are to wake: a day that never changes. */
const printedAt = Date.parse('2026-11-22T12:00+03:30');

function statesOf({ group, name, examples }: ShownWidget): PrintedState[] {
  return exampleLanguages.flatMap(language =>
    Object.values(examples.states).map(({ title, render }, index) => {
      const html = renderToString(render(language) as never);
      return { group, name, title: title.en, index, isAlone: examples.standAlone === true, language, html };
    }),
  );
}

/** The states of every widget in both languages. */
export async function printedExamples(now = printedAt): Promise<PrintedState[]> {
  mock.timers.enable({ apis: ['Date'], now });
  try {
    const address = pathToFileURL(resolve(root, 'dist/examples.mjs')).href;
    // What it reads of the clock when it is imported is of that day, too.
    const { shownWidgets } = (await import(`${address}?${now}`)) as { shownWidgets: readonly ShownWidget[] };
    return shownWidgets.flatMap(statesOf);
  } finally {
    mock.timers.reset();
  }
}

/** States one below the other, each in an element that says whose it is. */
export const printedBelow = (states: readonly PrintedState[]): string =>
  states.map(({ name, title, html }) => `<div data-example="${name}: ${title}">${html}</div>`).join('');

/** Opens a page with all styles of the build and nothing else: no script, and none of a newsroom's news. */
export const openStyledPage = (page: Page): Promise<void> =>
  page.setContent(`<style>${Object.values(manifest().styles).map(({ css }) => css).join('')}</style>`);

/** Puts states of a language alone into the page's main. */
export async function showStates(page: Page, states: readonly PrintedState[]): Promise<void> {
  const { tag, direction } = languages[states[0]?.language ?? 'en'];
  await page.evaluate(
    ([lang, dir, boxes]) => {
      Object.assign(document.documentElement, { lang, dir });
      document.body.innerHTML = `<main>${boxes}</main>`;
    },
    [tag, direction, printedBelow(states)] as const,
  );
}
