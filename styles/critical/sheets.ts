export interface Sheet {
  css: string;
  /** Names of our sheets that it imports. */
  imports: string[];
}

/** Sheets by name, in the order of the cascade. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** Sheets that a page links as one file at the first of their elements, far below its first view. */
export interface LaterStyles {
  file: string;
  sheets: string[];
}

export interface BuiltStyles {
  styles: Sheets;
  /** Files of several sheets, which pages link above the first of their elements. */
  laterStyles: Readonly<Record<string, LaterStyles>>;
}

/** Returns a sheet of the build. Throws if it is missing. */
export function sheetOf(name: string, sheets: Sheets): Sheet {
  const sheet = sheets[name];
  if (!sheet) throw new Error(`The build has no stylesheet "${name}"`);
  return sheet;
}

const withImports = (name: string, sheets: Sheets): string[] =>
  [name, ...sheetOf(name, sheets).imports.flatMap(imported => withImports(imported, sheets))];

/** Position of the first element of each class and widget of a page. */
function marksIn(html: string): Map<string, number> {
  const marks = new Map<string, number>();
  for (const { 1: value = '', index } of html.matchAll(/\s(?:class|data-widget)=("[^"]*"|'[^']*'|[^\s"'>]+)/g)) {
    for (const mark of value.split(/["'\s]+/)) if (!marks.has(mark)) marks.set(mark, index);
  }
  return marks;
}

/**
 * Position of the first element of each sheet. The name of a sheet's file selects its elements: `poll.css` is for
 * elements with the class `poll` or with `data-widget="poll"`. A page without such elements does not get it.
 */
export function firstElements(html: string, sheets: Sheets): Map<string, number> {
  const marks = marksIn(html);
  return new Map(Object.keys(sheets).flatMap(name => {
    const mark = marks.get(name);
    return mark === undefined ? [] : [[name, html.lastIndexOf('<', mark)] as const];
  }));
}

/** Sheets of the elements above a position of a page, with those that they may need later. */
export function sheetsAbove(place: number, elements: ReadonlyMap<string, number>, sheets: Sheets): Set<string> {
  const names = [...elements].filter(([, element]) => element < place).map(([name]) => name);
  return new Set(names.flatMap(name => withImports(name, sheets)));
}
