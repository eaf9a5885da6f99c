/** The place in the sources of a place in a script, both counted from 1. `given` is the browser's name for it. */
export type Locate = (url: string, line: number, column: number, given: string) => { source: string; name: string };

/** For scripts whose sources nobody knows: where they are themselves. */
export const ownPlace: Locate = (url, line, column, given) => ({
  source: `${URL.parse(url)?.pathname ?? url}:${line}:${column}`,
  name: given,
});
