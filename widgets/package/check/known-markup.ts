import type { Fixture } from '../fixture.ts';

/** Facts about a widget's markup, from its examples and parameters. */
export interface KnownMarkup {
  /** All that its examples and its documents name: attributes, keys of settings. */
  words: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The elements that have a class, by its name; without one that is for all elements. */
  elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Settings that any widget reads. */
  settings: readonly string[];
  parameters: Fixture['parameters'];
  /** A valid state of the widget. */
  example: string;
}

/** Possible names in a text. */
export const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]{2,}/gi) ?? [];

/** Returns the facts about each widget that has a box. */
export function knownMarkup(
  document: Document,
  fixtures: readonly Fixture[],
): (name: string) => KnownMarkup | undefined {
  const known = new Map<string, KnownMarkup>();
  const all = fixtures.flatMap(({ parameters }) => parameters).filter(({ kind }) => kind === 'setting');
  const settings = all.map(({ name }) => name);
  function read(fixture: Fixture): KnownMarkup {
    const { states, parameters } = fixture;
    const all = states.flatMap(({ markup }) => Object.values(markup)).flatMap(html => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return [...template.content.querySelectorAll('[class]')];
    });
    const elements = new Map<string, Set<string>>();
    for (const { classList, localName } of all) {
      for (const name of classList) elements.set(name, (elements.get(name) ?? new Set()).add(localName));
    }
    elements.delete('visually-hidden');
    return {
      words: new Set(wordsIn(JSON.stringify(fixture))),
      classes: new Set(all.flatMap(({ classList }) => [...classList])),
      elements,
      settings,
      parameters,
      example: states[0]?.markup.en ?? '',
    };
  }
  return name => {
    const fixture = fixtures.find(one => one.name === name);
    if (fixture && !known.has(name)) known.set(name, read(fixture));
    return known.get(name);
  };
}
