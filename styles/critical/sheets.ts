/** A stylesheet, minified. */
export interface Sheet {
  css: string;
  /** Names of the sheets of ours that it imports. */
  imports: string[];
}

/** Every sheet by its name, in the order of the cascade. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** Sheets that a page links as one file where the first of their elements stands, far below its first view. */
export interface LaterStyles {
  file: string;
  /** Names of the sheets that are in it. */
  sheets: string[];
}

export interface BuiltStyles {
  styles: Sheets;
  /** Files of several sheets, which pages link above the first of their elements. */
  laterStyles: Readonly<Record<string, LaterStyles>>;
}

/** A sheet of the build. Throws where it lacks it. */
export function sheetOf(name: string, sheets: Sheets): Sheet {
  const sheet = sheets[name];
  if (!sheet) throw new Error(`The build has no stylesheet "${name}"`);
  return sheet;
}

/** A sheet's name and those of all that it imports. */
const withImports = (name: string, sheets: Sheets): string[] =>
  [name, ...sheetOf(name, sheets).imports.flatMap(imported => withImports(imported, sheets))];

/** The classes and the widgets of a page's elements, each with the place where it stands first. */
function marksIn(html: string): Map<string, number> {
  const marks = new Map<string, number>();
  for (const { 1: value = '', index } of html.matchAll(/\s(?:class|data-widget)=("[^"]*"|'[^']*'|[^\s"'>]+)/g)) {
    for (const mark of value.split(/["'\s]+/)) if (!marks.has(mark)) marks.set(mark, index);
  }
  return marks;
}

/**
 * Where the first element of each sheet begins. This is what a sheet's file name means: `poll.css` is for elements with
 * the class `poll` or with `data-widget="poll"`, and a page without any of them does not get it.
 */
export function firstElements(html: string, sheets: Sheets): Map<string, number> {
  const marks = marksIn(html);
  return new Map(Object.keys(sheets).flatMap(name => {
    const mark = marks.get(name);
    return mark === undefined ? [] : [[name, html.lastIndexOf('<', mark)] as const];
  }));
}

/** The sheets of the elements that stand above a place of a page, with what they may need later. */
export function sheetsAbove(place: number, elements: ReadonlyMap<string, number>, sheets: Sheets): Set<string> {
  const names = [...elements].filter(([, element]) => element < place).map(([name]) => name);
  return new Set(names.flatMap(name => withImports(name, sheets)));
}
