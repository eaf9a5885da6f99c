/**
 * Finds the place in the sources that a place in a script was made from. Lines and columns counted from 1; `given` is
 * what the browser calls the function there.
 */
export type Locate = (url: string, line: number, column: number, given: string) => { source: string; name: string };

/** For scripts whose sources nobody knows: where they are themselves. */
export const ownPlace: Locate = (url, line, column, given) => ({
  source: `${URL.parse(url)?.pathname ?? url}:${line}:${column}`,
  name: given,
});
