/** A place in a text, both counted from 0, as the browser counts them. */
interface Position {
  line: number;
  column: number;
}

/** Tells where in a text a place is that is known by its distance from the start, in UTF-16 units. */
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
  /** Example: `widgets/forms/poll/poll.tsx:42`; the script's own path, line and column where no source is known. */
  source: string;
  /** The function that begins there or is around it. */
  name: string;
}

/** Leads from what a browser has run to what people have written. */
export interface Maps {
  /** Locates a position of a script by its address or path; `given` is the browser's name of the function. */
  locate: (script: string, position: Position, given?: string) => SourcePosition;
  /** Locates code outside of functions. */
  locateTopLevel: (script: string) => SourcePosition;
  /** Names an inline script of a page: the first-paint script is known by its text. */
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

/** Tells if a script is one that many sites have: whoever calls it has to answer for what it does. */
export const isLibrary = (script: string): boolean => folders.test(pathOf(script)) || named.test(pathOf(script));

/** For unknown sources: places stay as they are in their script. */
export const scriptPlaces: Maps = {
  locate: (script, { line, column }, given) => ({
    source: `${pathOf(script)}:${line + 1}:${column + 1}`,
    name: given || 'anonymous',
  }),
  locateTopLevel: script => ({ source: pathOf(script), name: topLevel }),
  nameOfInline: () => undefined,
};
