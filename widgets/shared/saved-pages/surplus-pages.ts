import type { SavedPage } from './page-notes.ts';

export const mostArticles = 30;

export const mostBytes = 25_000_000;

/** Returns the total size of pages in bytes. Counts each shared file once. */
export function bytesOf(pages: readonly SavedPage[]): number {
  const files = Object.assign({}, ...pages.map(page => page.files)) as SavedPage['files'];
  let sum = 0;
  for (const bytes of [...pages.map(page => page.bytes), ...Object.values(files)]) sum += bytes;
  return sum;
}

/**
 * Returns the pages to remove: all read articles except the latest thirty, and then the oldest read pages until the
 * rest fits. Never returns pages saved for later.
 */
export function surplusPages(pages: readonly SavedPage[]): SavedPage[] {
  const oldestFirst = pages.filter(({ shelf }) => shelf === 'read').sort((one, other) => one.seen - other.seen);
  const articles = oldestFirst.filter(({ isFront }) => !isFront);
  const gone = new Set(articles.slice(0, Math.max(0, articles.length - mostArticles)));
  for (const page of oldestFirst) {
    if (bytesOf(pages.filter(one => !gone.has(one))) <= mostBytes) break;
    gone.add(page);
  }
  return [...gone];
}
