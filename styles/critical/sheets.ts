export interface Sheet {
  css: string;
  /** Names of our sheets that it imports. */
  imports: string[];
}

/** Sheets by name, in the order of the cascade. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** Sheets in one file, linked at the first element that needs them, far below the first view. */
export interface LaterStyles {
  file: string;
  sheets: string[];
}

export interface BuiltStyles {
  styles: Sheets;
  /** Files with several sheets each, which pages link above the first element that needs them. */
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

/**
 * Returns possible sheet names of an element: its classes and its widget. `poll.css` is for elements with the class
 * `poll` or with `data-widget="poll"`.
 */
export const namesOf = (classes: string, widget = ''): string[] => `${classes} ${widget}`.split(/\s+/);

/** Returns the possible sheet names of all elements in HTML from elsewhere. */
export const namesInHtml = (html: string): string[] =>
  Array.from(html.matchAll(/\s(?:class|data-widget)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)).flatMap(
    ([, quoted, single, bare]) => namesOf(quoted ?? single ?? bare ?? ''),
  );

/** Returns the sheets of elements with these names, and those that they may need later. */
export function sheetsFor(names: Iterable<string>, sheets: Sheets): Set<string> {
  const own = new Set(names);
  return new Set(Object.keys(sheets).filter(name => own.has(name)).flatMap(name => withImports(name, sheets)));
}
