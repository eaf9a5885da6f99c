/** Hashes of bundlers in names: digits among letters, or letters of both cases. A word of a name has neither. */
const isHash = (text: string): boolean => /\d|[a-z][A-Z]|[A-Z]{2}[a-z]|^[A-Z]{8}$/.test(text);

/** A path without what tells one build's content from another's: the build's own folder, and a hash in the name. */
export const stableName = (path: string): string =>
  path
    .replace(/\/assets\/[A-Z2-7]{8}\//, '/assets/')
    .replace(/[-.]([\w~]{5,})(?=\.\w+$)/, (all, text: string) => (isHash(text) ? '' : all));

/** The file of a place such as `widgets/forms/poll/poll.tsx:12`: lines move with whatever is written above them. */
export const fileOf = (source: string): string => source.replace(/(:\d+){1,2}$/, '');
