import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { renderToString } from 'preact-render-to-string';
import { root } from '../../scripts/build/paths.ts';
import { exampleLanguages, type ExampleLanguage, type ShownWidget } from '../../widgets/shared/render/examples.ts';
import { languages } from '../../widgets/shared/render/languages.ts';
import { manifest } from './by-hand.ts';

/** A state of a box as the server prints it in a language. */
export interface PrintedState {
  group: string;
  /** Name of the widget. */
  name: string;
  title: string;
  /** Index among the widget's states. */
  index: number;
  /** True if a page may have the box only once. */
  isAlone: boolean;
  language: ExampleLanguage;
  /** Renders the state as HTML. */
  print: () => string;
}

function statesOf({ group, name, examples }: ShownWidget, now: () => number | undefined): PrintedState[] {
  return exampleLanguages.flatMap(language =>
    Object.values(examples.states).map(({ title, render }, index) => {
      const about = { group, name, title: title.en, index, isAlone: examples.standAlone === true, language };
      return { ...about, print: () => renderToString(render(language, language, now()) as never) };
    }),
  );
}

/** Returns the states of every widget in both languages. Without a clock, they are printed for a fixed date. */
export async function printedExamples(now: () => number | undefined = () => undefined): Promise<PrintedState[]> {
  const { shownWidgets } = (await import(pathToFileURL(resolve(root, 'dist/examples.mjs')).href)) as {
    shownWidgets: readonly ShownWidget[];
  };
  return shownWidgets.flatMap(widget => statesOf(widget, now));
}

/** Returns the HTML of states, each in an element with its name. */
export const printedBelow = (states: readonly PrintedState[]): string =>
  states.map(({ name, title, print }) => `<div data-example="${name}: ${title}">${print()}</div>`).join('');

/** Opens a page with all styles of the build, but without scripts and content. */
export const openStyledPage = (page: Page): Promise<void> =>
  page.setContent(`<style>${Object.values(manifest().styles).map(({ css }) => css).join('')}</style>`);

/** Replaces the page's content by states of one language. */
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
