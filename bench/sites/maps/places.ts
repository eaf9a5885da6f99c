/** A position in a text. Line and column start at 0, as in the browser. */
interface Position {
  line: number;
  column: number;
}

/** Returns a function that converts an offset in UTF-16 units to a position. */
export function positionsIn(text: string): (offset: number) => Position {
  const lineEnds = text.matchAll(/\r\n?|[\n\u2028\u2029]/g);
  const starts = [0, ...Array.from(lineEnds, ({ 0: end, index }) => index + end.length)];
  return offset => {
    const after = starts.findIndex(start => start > offset);
    const line = (after === -1 ? starts.length : after) - 1;
    return { line, column: offset - (starts[line] ?? 0) };
  };
}

export interface SourcePosition {
  /**
   * Source and line, such as `widgets/forms/poll/poll.tsx:42`; the script's path, line and column if the source is
   * unknown.
   */
  source: string;
  /** Function that starts at the position or contains it. */
  name: string;
}

/** Finds the source code of built scripts. */
export interface Maps {
  /** Locates a position of a script by its address or path; `given` is the browser's name of the function. */
  locate: (script: string, position: Position, given?: string) => SourcePosition;
  /** Locates code outside of functions. */
  locateTopLevel: (script: string) => SourcePosition;
  /** Names an inline script of a page. Recognises the first-paint script by its text. */
  nameOfInline: (text: string) => string | undefined;
}

/** Name for code outside of any function. */
export const topLevel = '(top level)';

export const pathOf = (script: string): string => script.replace(/^https?:\/\/[^/]*|[?#].*$/g, '');

const folders = /\/(node_modules|bower_components|vendors?|libs?|npm|wp-includes)\//;
const files = [
  'jquery bootstrap popper lodash underscore backbone moment dayjs angular react react-dom preact vue alpine htmx turbo',
  'swiper slick owl\\.carousel magnific-popup photoswipe fancybox gsap d3 three zepto prototype mootools polyfills?',
].join(' ').replaceAll(' ', '|');
const named = new RegExp(`(^|/)(${files})([.@-][^/]*)?\\.m?js\\b`, 'i');

/** Returns true for scripts of well-known libraries: their callers are responsible for what they do. */
export const isLibrary = (script: string): boolean => folders.test(pathOf(script)) || named.test(pathOf(script));

/** Maps for unknown sources: positions stay those in the script. */
export const scriptPlaces: Maps = {
  locate: (script, { line, column }, given) => ({
    source: `${pathOf(script)}:${line + 1}:${column + 1}`,
    name: given || 'anonymous',
  }),
  locateTopLevel: script => ({ source: pathOf(script), name: topLevel }),
  nameOfInline: () => undefined,
};
