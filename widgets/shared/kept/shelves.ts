/** The caches of a phone, by what they keep. Every build reads what is there: their names stay the same. */
export const shelves = {
  /** Pages as they were last seen. */
  read: 'dakkeh-read',
  /** Articles that the reader keeps for later. */
  later: 'dakkeh-later',
  /** The page that lists both. */
  list: 'dakkeh-list',
  /** What pages show and run, each under its path. */
  files: 'dakkeh-files',
  /** What is known of a page, under an address of ours that no page has. */
  about: 'dakkeh-about',
} as const;

/** A sentence of the page that lists what is kept, as its markup has it. */
export const sentenceOf = (list: string, name: string): string =>
  new RegExp(`data-${name}="([^"]*)`).exec(list)?.[1] ?? '';
