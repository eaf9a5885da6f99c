import { webAddress } from '../base/web-address.ts';

/** Scripts, styles, fonts and pictures; no films, and no answers. */
const savedFile = /^(?:\/kept)?(\/(?!kept\/)[^?#]+\.(?:js|css|woff2|webp|avif|jpe?g|png|svg)(?:\?[^#]*)?)/;

/** Path of a file of our own host that pages show or run, also where it came from the shelf; of nothing else. */
export function filePath(address: string): string | undefined {
  const href = webAddress(address) ?? '';
  return href.startsWith(`${location.origin}/`) ? savedFile.exec(href.slice(location.origin.length))?.[1] : undefined;
}

export const isCode = (path: string): boolean => /\.(js|css|woff2)(\?|$)/.test(path);

/** Paths of what this page has loaded from its own host. */
export const usedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => filePath(name) ?? []);

/** Path of this page's kernel: pages of other builds have another. */
export const kernelPath = (): string => usedFiles().find(path => path.endsWith('/kernel.js')) ?? '';

/** Files that pages of the same build share. */
export const usedCode = (): string[] => usedFiles().filter(isCode);
