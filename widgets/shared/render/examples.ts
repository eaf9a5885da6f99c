import { createElement, type ReactElement, type ReactNode } from 'react';
import type { CallsReference } from './documented-call.ts';
import type { LanguageCode } from './languages.ts';
import type { Parameter } from './table.ts';
import { isRightToLeft, type Words } from './words.ts';

/** Languages of the catalogue. */
export const exampleLanguages = ['fa', 'en'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** Returns the catalogue language of example content next to an interface language. */
export const contentBeside = (language: LanguageCode): ExampleLanguage => (isRightToLeft(language) ? 'fa' : 'en');

/** A text in each language of the catalogue. */
export type LocalizedText = Readonly<Record<ExampleLanguage, string>>;

/** A state in which a box can be rendered. */
interface ExampleState {
  title: LocalizedText;
  /**
   * Renders the box with the parts of a page that it needs. `content` is the language of its content, `language` that
   * of its interface (by default the same), and `now` the time in milliseconds since the epoch. Ids are unique among
   * all states, unless the examples stand alone.
   */
  render: (content: ExampleLanguage, language?: LanguageCode, now?: number) => ReactElement;
}

/** Fixed time of examples in milliseconds since the epoch, so that two builds of a commit are equal. */
export const exampleNow = Date.UTC(2026, 10, 22, 8, 30);

/** Creates a state. Its interface language is that of its content by default. */
export const state = (
  title: LocalizedText,
  render: (content: ExampleLanguage, language: LanguageCode, now: number) => ReactElement,
): ExampleState => ({
  title,
  render: (content, language = content, now = exampleNow) => render(content, language, now),
});

type LessLanguage<Props> = Props extends unknown ? Omit<Props, 'language'> : never;

/** A title, and the props or a function that computes them from content language, interface language and time. */
type Row<Props> = readonly [
  title: LocalizedText,
  props: Props | ((content: ExampleLanguage, language: LanguageCode, now: number) => Props),
];

/**
 * Creates the named states of a box. Two calls are needed so that TypeScript checks the rows against the box's props.
 */
export const statesOf = <Props extends { language: string }>(Box: (props: Props) => ReactNode) =>
  (rows: Readonly<Record<string, Row<LessLanguage<Props>>>>): Examples['states'] =>
    Object.fromEntries(
      Object.entries(rows).map(([name, [title, props]]) => [
        name,
        state(title, (content, language, now) => {
          const own = typeof props === 'function' ? props(content, language, now) : props;
          return createElement(Box, { ...own, language } as unknown as Props);
        }),
      ]),
    );

/** Examples of a widget, for the catalogue and for tests that run on every widget. */
export interface Examples {
  /** Purpose of the box in one sentence. */
  summary: LocalizedText;
  /** Reason for the box's load policy, if that is not obvious. */
  wakes?: string;
  /** Parses the markup of each view in the box into its props. Not set if the box has no view. */
  parse?: (view: HTMLElement) => object;
  /**
   * True if a page can have the box only once, because its ids are fixed. The catalogue then shows one state per page.
   */
  standAlone?: boolean;
  /** States by names that are valid in a URL. */
  states: Readonly<Record<string, ExampleState>>;
}

/** A widget in the catalogue and in tests that run on every widget. */
export interface ShownWidget {
  /** Name of the folder that contains the widget's folder. */
  group: string;
  /** Registered name. */
  name: string;
  examples: Examples;
  /** Markup that the widget reads. */
  parameters: readonly Parameter[];
  reference?: CallsReference;
  /** Messages in every language. */
  words?: Words<string>;
}

/** Messages that several widgets share, by their folder in `widgets/shared`. */
export interface SharedWords {
  name: string;
  words: Words<string>;
}

/** Text that tries to inject markup. */
export const hostileText = '"><script>alert(1)</script> {n} {{title}} &amp; \' \u2067';

/** A word that is longer than any line and cannot be broken. */
export const endlessWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
