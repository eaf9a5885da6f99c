import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { renderToString } from 'preact-render-to-string';
import type { Manifest } from '../../scripts/build/manifest.ts';
import { root } from '../../scripts/build/paths.ts';
import { exampleLanguages, type ExampleLanguage, type ShownWidget } from '../../widgets/shared/render/examples.ts';

/** A state of a box, as a server prints it in a language. */
export interface PrintedState {
  title: string;
  language: ExampleLanguage;
  html: string;
}

/** When examples are printed that tell the time. */
const printedAt = Date.parse('2026-11-22T12:00+03:30');

/** More HTML is that of a list which goes on and on. */
const mostLetters = 12_000;

const distribution = resolve(root, 'dist');

/** All styles of pages, whatever is printed on them. */
export function stylesOfPages(): string {
  const { styles } = JSON.parse(readFileSync(resolve(distribution, 'preact/manifest.json'), 'utf8')) as Manifest;
  return Object.values(styles).map(({ css }) => css).join('');
}

/** The first state, and that with most to say. */
function tellingStates({ examples }: ShownWidget, language: ExampleLanguage): PrintedState[] {
  const states = Object.entries(examples.states).filter(([name]) => !/hostile|long/.test(name));
  const printed = states.map(([, { title, render }]): PrintedState => {
    return { title: title.en, language, html: renderToString(render(language) as never) };
  });
  const [first, ...others] = printed;
  const [longest] = others
    .filter(({ html }) => html.length < mostLetters)
    .sort((one, other) => other.html.length - one.html.length);
  return [first, longest].filter(state => state !== undefined);
}

/** The states of every widget that say most, by the path of the widget's folder, on a day that never changes. */
export async function printedExamples(): Promise<Map<string, PrintedState[]>> {
  mock.timers.enable({ apis: ['Date'], now: printedAt });
  try {
    const address = pathToFileURL(resolve(distribution, 'examples.mjs')).href;
    const { shownWidgets } = (await import(address)) as { shownWidgets: readonly ShownWidget[] };
    return new Map(shownWidgets.map(widget => {
      const states = exampleLanguages.flatMap(language => tellingStates(widget, language));
      return [`${widget.group}/${widget.name}`, states];
    }));
  } finally {
    mock.timers.reset();
  }
}
