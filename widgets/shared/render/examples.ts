import { createElement, type ReactElement, type ReactNode } from 'react';
import type { CallsReference } from './documented-call.ts';
import type { LanguageCode } from './languages.ts';
import type { Parameter } from './table.ts';
import { isRightToLeft, type Words } from './words.ts';

/** The languages of the catalogue. */
export const exampleLanguages = ['fa', 'en'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** The language of the catalogue whose stories are shown beside sentences in an interface language. */
export const contentBeside = (language: LanguageCode): ExampleLanguage => (isRightToLeft(language) ? 'fa' : 'en');

/** The same said in each language of the catalogue. */
export type LocalizedText = Readonly<Record<ExampleLanguage, string>>;

/** A state that a box can be rendered in. */
interface ExampleState {
  title: LocalizedText;
  /**
   * The box, with what of the page it needs around it: what it shows is of the first language, what it says itself of
   * the second, or of the same one. It is printed at `now`, in ms since 1970. Its ids are no other state's, unless the
   * states stand alone.
   */
  render: (content: ExampleLanguage, language?: LanguageCode, now?: number) => ReactElement;
}

/** The fixed moment of examples, in ms since 1970: two builds of one commit print the same. */
export const exampleNow = Date.UTC(2026, 10, 22, 8, 30);

/** A state of this title. Its box says what it says itself in the language of what it shows, unless told another. */
export const state = (
  title: LocalizedText,
  render: (content: ExampleLanguage, language: LanguageCode, now: number) => ReactElement,
): ExampleState => ({
  title,
  render: (content, language = content, now = exampleNow) => render(content, language, now),
});

type LessLanguage<Props> = Props extends unknown ? Omit<Props, 'language'> : never;

/** A title, and props or how they follow from what the box shows, what it says, and the moment. */
type Row<Props> = readonly [
  title: LocalizedText,
  props: Props | ((content: ExampleLanguage, language: LanguageCode, now: number) => Props),
];

/** States of one box by their names. It is called twice, as only so the rows are checked against the box. */
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

/** Facts of a widget's folder about its box, for newsrooms that choose and for the tests that every widget passes. */
export interface Examples {
  /** Purpose of the box, in one sentence. */
  summary: LocalizedText;
  /** Why the box wakes when it does, where that is not plain. */
  wakes?: string;
  /** Turns the markup of each view in the box into its props; without it the box has no view. */
  parse?: (view: HTMLElement) => object;
  /** A page has the box once, because its ids are fixed: the catalogue shows one state a page. */
  standAlone?: boolean;
  /** States by names that are valid in an address. */
  states: Readonly<Record<string, ExampleState>>;
}

/** A widget's folder, as the catalogue and the tests of all widgets see it. */
export interface ShownWidget {
  /** Place in which readers meet it: the name of the folder around its own. */
  group: string;
  /** The registered name. */
  name: string;
  examples: Examples;
  /** Parts that it reads in the markup. */
  parameters: readonly Parameter[];
  /** Calls to a server. */
  reference?: CallsReference;
  /** Sentences in every language. */
  words?: Words<string>;
}

/** Sentences that several widgets share, by the room of `widgets/shared` that has them. */
export interface SharedWords {
  name: string;
  words: Words<string>;
}

/** Text of somebody who means harm, or of a machine that cannot know better. */
export const hostileText = '"><script>alert(1)</script> {n} {{title}} &amp; \' \u2067';

/** Longer than any line, without a place to break it. */
export const endlessWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
