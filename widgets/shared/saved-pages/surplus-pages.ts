import type { SavedPage } from './page-notes.ts';

export const mostArticles = 30;

export const mostBytes = 25_000_000;

/** Bytes of pages, with each file once. */
export function bytesOf(pages: readonly SavedPage[]): number {
  const files = Object.assign({}, ...pages.map(page => page.files)) as SavedPage['files'];
  let sum = 0;
  for (const bytes of [...pages.map(page => page.bytes), ...Object.values(files)]) sum += bytes;
  return sum;
}

/**
 * The pages that there is no room for: the articles that were read before the last thirty, and, of what was read and
 * not kept for later, the oldest, until the rest fits.
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
