import { webAddress } from '../base/web-address.ts';

/** Matches scripts, styles, fonts and pictures, but no videos and API responses. */
const savedFile = /^(?:\/kept)?(\/(?!kept\/)[^?#]+\.(?:js|css|woff2|webp|avif|jpe?g|png|svg)(?:\?[^#]*)?)/;

/**
 * Returns the path of a script, style, font or picture on our host, without the prefix of saved files. Returns
 * undefined for any other URL.
 */
export function filePath(address: string): string | undefined {
  const href = webAddress(address) ?? '';
  return href.startsWith(`${location.origin}/`) ? savedFile.exec(href.slice(location.origin.length))?.[1] : undefined;
}

export const isCode = (path: string): boolean => /\.(js|css|woff2)(\?|$)/.test(path);

/** Returns the paths of all files that this page has loaded from its own host. */
export const usedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => filePath(name) ?? []);

/** Returns the path of this page's kernel, which differs between builds. */
export const kernelPath = (): string => usedFiles().find(path => path.endsWith('/kernel.js')) ?? '';

/** Returns the loaded files that all pages of this build share. */
export const usedCode = (): string[] => usedFiles().filter(isCode);
