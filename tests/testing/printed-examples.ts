import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { renderToString } from 'preact-render-to-string';
import type { Manifest } from '../../scripts/build/manifest.ts';
import { root } from '../../scripts/build/paths.ts';
import { exampleLanguages, type ExampleLanguage, type ShownWidget } from '../../widgets/shared/render/examples.ts';
import { languages } from '../../widgets/shared/render/languages.ts';

/** A state of a box, as a server prints it in a language. */
export interface PrintedState {
  /** Path of the widget's folder below widgets/. */
  folder: string;
  title: string;
  language: ExampleLanguage;
  html: string;
}

/** When examples are printed that tell the time. */
const printedAt = Date.parse('2026-11-22T12:00+03:30');

const distribution = resolve(root, 'dist');

function statesOf({ group, name, examples }: ShownWidget): PrintedState[] {
  return exampleLanguages.flatMap(language =>
    Object.values(examples.states).map(({ title, render }) => {
      return { folder: `${group}/${name}`, title: title.en, language, html: renderToString(render(language) as never) };
    }),
  );
}

/** The states of every widget in both languages, on a day that never changes. */
export async function printedExamples(): Promise<PrintedState[]> {
  mock.timers.enable({ apis: ['Date'], now: printedAt });
  try {
    const address = pathToFileURL(resolve(distribution, 'examples.mjs')).href;
    const { shownWidgets } = (await import(address)) as { shownWidgets: readonly ShownWidget[] };
    return shownWidgets.flatMap(statesOf);
  } finally {
    mock.timers.reset();
  }
}

/** Opens a page with all styles of the build and nothing else: no script, and none of a newsroom's news. */
export async function openStyledPage(page: Page): Promise<void> {
  const { styles } = JSON.parse(readFileSync(resolve(distribution, 'preact/manifest.json'), 'utf8')) as Manifest;
  await page.setContent(`<style>${Object.values(styles).map(({ css }) => css).join('')}</style>`);
}

/** Puts a state alone into the page's main, in its language. */
export async function showState(page: Page, { language, html }: PrintedState): Promise<void> {
  const { tag, direction } = languages[language];
  await page.evaluate(
    ([lang, dir, box]) => {
      Object.assign(document.documentElement, { lang, dir });
      document.body.innerHTML = `<main>${box}</main>`;
    },
    [tag, direction, html] as const,
  );
}
