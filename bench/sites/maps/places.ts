import type { Position } from './positions.ts';

export interface SourcePosition {
  /** Such as `widgets/forms/poll/poll.tsx:42`; the script's own path, line and column where no source is known. */
  source: string;
  /** The function that begins there or is around it. */
  name: string;
}

/** Leads from what a browser has run to what people have written. */
export interface Maps {
  /** Of a place in a script, whose address or path is given; `given` is the browser's name of the function. */
  locate: (script: string, position: Position, given?: string) => SourcePosition;
  /** Of what a script does outside of its functions. */
  locateTopLevel: (script: string) => SourcePosition;
  /** Names an inline script of a page: the first-paint script is known by its text. */
  nameOfInline: (text: string) => string | undefined;
}

/** Name for code outside of any function. */
export const topLevel = '(top level)';

export const pathOf = (script: string): string => script.replace(/^https?:\/\/[^/]*|[?#].*$/g, '');

/** For unknown sources: places stay as they are in their script. */
export const scriptPlaces: Maps = {
  locate: (script, { line, column }, given) => ({
    source: `${pathOf(script)}:${line + 1}:${column + 1}`,
    name: given || 'anonymous',
  }),
  locateTopLevel: script => ({ source: pathOf(script), name: topLevel }),
  nameOfInline: () => undefined,
};
