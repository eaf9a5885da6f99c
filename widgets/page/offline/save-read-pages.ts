import type { Kernel } from '../../../kernel/types.ts';
import { saveMoreFiles, savePage, proof } from '../../shared/saved-pages/save-page.ts';
import { savedPages } from '../../shared/saved-pages/page-notes.ts';
import { saveListPage } from '../../shared/saved-pages/list-page.ts';
import { isSamePage, pathOf, shelves } from '../../shared/saved-pages/shelves.ts';
import { usedCode, usedFiles } from '../../shared/saved-pages/used-files.ts';

/** Widgets of an article that need no server and therefore work offline. */
const withoutCalls = ['font-size', 'reading'];

const boxFiles = ({ filesOf }: Kernel): string[] =>
  withoutCalls
    .filter(name => document.querySelector(`[data-widget=${name}],[data-pack=${name}]`))
    .map(name => new URL(filesOf(name)[0]).pathname);

/** Time in milliseconds in which later files are collected. */
const gathering = 1000;

/** Saves files that load later, such as pictures that the reader scrolls to. */
function keepWhatFollows(path: string): void {
  let isGathering = false;
  new PerformanceObserver(() => {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      saveMoreFiles(path, usedFiles()).catch(() => {});
    }, gathering);
  }).observe({ type: 'resource' });
}

/** Saves the current page, as the worker has received it, and the list page. */
export async function saveReadPages(listAddress: string, kernel: Kernel): Promise<void> {
  const list = await saveListPage(listAddress);
  const { href, origin } = location;
  const { referrer } = document;
  const come = await caches.open(shelves.come);
  const isFirst = !(await savedPages()).some(({ shelf }) => shelf === 'read');

  async function keep(address: string, files: readonly string[]): Promise<boolean> {
    const url = new URL(address);
    if (!isSamePage(url.search)) return false;
    const path = pathOf(url);
    const response = (await come.match(path)) ?? (await fetch(url.href, { cache: 'force-cache' }));
    return savePage({ path, shelf: 'read', response, files, list });
  }

  // The worker was not yet active for the page that registered it and the one before. The browser still has both in its
  // cache.
  if (isFirst && referrer.startsWith(`${origin}/`)) await keep(referrer, usedCode());
  const isKept = document.querySelector(proof) && (await keep(href, [...usedFiles(), ...boxFiles(kernel)]));
  // Deletes pages that were prefetched but not opened. If the reader opens one now, it comes from the HTTP cache.
  await caches.delete(shelves.come);
  if (isKept) keepWhatFollows(pathOf(location));
}
