import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import type { DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import type { ExampleLanguage, ShownWidget } from '../../widgets/shared/render/examples.ts';
import type { Exchange, Fixture, InEach } from '../../widgets/package/fixture.ts';
import { distribution } from '../build/paths.ts';

/** As much of dist/examples.mjs as fixtures are made of. */
interface ExamplesBundle {
  shownWidgets: readonly ShownWidget[];
  htmlOf: (box: ReactElement) => string;
  readable: (html: string) => Promise<string>;
}

export const loadExamples = async (): Promise<ExamplesBundle> =>
  (await import(pathToFileURL(resolve(distribution, 'examples.mjs')).href)) as ExamplesBundle;

const inEach = <Value>(valueIn: (language: ExampleLanguage) => Value): InEach<Value> => {
  return { fa: valueIn('fa'), en: valueIn('en') };
};

/** Maps as lists of their entries: JSON has none. */
const withoutMaps = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner)));

/** The views of a page that are in no other. */
const outermostViews = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-view]')].filter(view => !view.parentElement?.closest('[data-view]'));

/** What parsers ask of a browser by its global name. */
const browserNames = ['window', 'document', 'location', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement'];

/** Reads the views of a page as a phone does, in a document of a browser. */
function readViews(html: string, parse: (view: HTMLElement) => object): unknown[] {
  const { window } = new JSDOM(`<!doctype html><body>${html}`, { url: 'https://news.example/' });
  const values = window as unknown as Record<string, unknown>;
  for (const name of browserNames) Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
  return outermostViews(window.document).map(view => withoutMaps(parse(view)));
}

function exchangeOf(call: DocumentedCall, sample: Sample): Exchange {
  const { says, method = call.method, address = call.address, headers, fields, status, answer, location } = sample;
  return {
    call: call.title,
    says,
    request: { method, address, ...(headers && { headers }), ...(fields && { fields }) },
    answer: { status, ...(answer === undefined ? {} : { body: answer }), ...(location && { location }) },
  };
}

export function fixturesOf({ shownWidgets, htmlOf }: ExamplesBundle): Fixture[] {
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
