import type { Fixture } from '../fixture.ts';

/** Facts about a widget's markup, from its examples and parameters. */
export interface KnownMarkup {
  /** All attributes and settings in its examples and documentation. */
  words: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Elements by their classes. A class without an entry may be on any element. */
  elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Settings that any widget reads. */
  settings: readonly string[];
  parameters: Fixture['parameters'];
  /** A valid state of the widget. */
  example: string;
}

/** Returns the possible names in a text. */
export const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]{2,}/gi) ?? [];

/** Collects the data about each widget that has a box. */
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
