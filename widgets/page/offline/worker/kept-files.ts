/** Before the path of a file, in a page from a shelf: the worker is asked for it, and no server. */
export const keptPrefix = '/kept/';

/**
 * A file that a page names: what stands before its path, and the path. Films and sounds are
 * none: parts of them are asked for. Their endings begin with m.
 */
export const fileInPage = /(="|w, )\/([^"\s?]+\.(?!m)\w+)/g;
