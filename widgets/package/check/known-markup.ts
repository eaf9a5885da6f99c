import type { Fixture } from '../fixture.ts';
import type { PackageManifest } from '../package-manifest.ts';

/** What the package knows of a widget's markup, by its examples and its sheets. */
export interface KnownMarkup {
  /** All that its examples and its documents name: attributes, keys of settings. */
  words: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The classes with a rule that the box itself has, in each example. */
  rootClasses: readonly (readonly string[])[];
  /** Classes that its sheet has rules for; empty where a view prints them, and where it works without. */
  styled: ReadonlySet<string>;
  /** A state of it that is right. */
  example: string;
}

const wordsIn = (text: string): string[] => text.match(/[a-z][\w-]{2,}/gi) ?? [];
const classesIn = (css: string): string[] => Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name);

/** What is known of each widget; nothing of one without a box. */
export function knownMarkup(
  document: Document,
  { styles, widgets }: PackageManifest,
  fixtures: readonly Fixture[],
): (name: string) => KnownMarkup | undefined {
  const known = new Map<string, KnownMarkup>();
  function read(fixture: Fixture): KnownMarkup {
    const { name, states } = fixture;
    const examples = states.flatMap(({ markup }) => Object.values(markup)).map(html => {
      const template = document.createElement('template');
      template.innerHTML = html;
      return template.content;
    });
    const css = (widgets[name]?.sheets ?? []).map(sheet => styles[sheet]?.css ?? '').join('');
    const styled = new Set(classesIn(css));
    const all = examples.flatMap(content => [...content.querySelectorAll('[class]')]);
    const roots = examples.flatMap(content => [...content.querySelectorAll(`[data-widget="${name}"]`)]);
    const own = new Set(classesIn(styles[name]?.css ?? ''));
    const isPrinted = !states.some(({ props }) => props);
    const fitsAll = examples.every(content => [...content.querySelectorAll(`[data-widget="${name}"] [class], [data-widget="${name}"]`)]
      .some(({ classList }) => [...classList].some(one => own.has(one))));
    return {
      words: new Set(wordsIn(JSON.stringify(fixture))),
      classes: new Set(all.flatMap(element => [...element.classList])),
      rootClasses: roots.map(root => [...root.classList].filter(one => styled.has(one))),
      // A view prints its own; what has none is styled by what a page prints.
      styled: isPrinted && fitsAll ? own : new Set(),
      example: states[0]?.markup.en ?? '',
    };
  }
  return name => {
    const fixture = fixtures.find(one => one.name === name);
    if (fixture && !known.has(name)) known.set(name, read(fixture));
    return known.get(name);
  };
}
