import type { Kernel } from '../../../kernel/types.ts';
import { keepMore, keepPage, proof } from '../../shared/kept/keep-page.ts';
import { keptPages } from '../../shared/kept/kept-pages.ts';
import { keepListPage } from '../../shared/kept/list-page.ts';
import { isSamePage, pathOf, shelves } from '../../shared/kept/shelves.ts';
import { usedCode, usedFiles } from '../../shared/kept/used-files.ts';

/** Widgets of an article that need no call: they work without a network, too. */
const withoutCalls = ['font-size', 'reading'];

const boxFiles = ({ filesOf }: Kernel): string[] =>
  withoutCalls
    .filter(name => document.querySelector(`[data-widget=${name}],[data-pack=${name}]`))
    .map(name => new URL(filesOf(name)[0]).pathname);

/** Time in which files that come after the page gather, in ms. */
const gathering = 1000;

/** Keeps what the page shows only later, such as the pictures that the reader scrolls to. */
function keepWhatFollows(path: string): void {
  let isGathering = false;
  new PerformanceObserver(() => {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      keepMore(path, usedFiles()).catch(() => {});
    }, gathering);
  }).observe({ type: 'resource' });
}

/** Keeps the page that is read, as the worker has seen it come, and the page that lists what is kept. */
export async function keepReadPages(listAddress: string, kernel: Kernel): Promise<void> {
  const list = await keepListPage(listAddress);
  const { href, origin } = location;
  const { referrer } = document;
  const come = await caches.open(shelves.come);
  const isFirst = !(await keptPages()).some(({ shelf }) => shelf === 'read');

  async function keep(address: string, files: readonly string[]): Promise<boolean> {
    const url = new URL(address);
    if (!isSamePage(url.search)) return false;
    const path = pathOf(url);
    const response = (await come.match(path)) ?? (await fetch(url.href, { cache: 'force-cache' }));
    return keepPage({ path, shelf: 'read', response, files, list });
  }

  // No worker has seen the page that it was registered by, nor the one before: the browser has them from just now.
  if (isFirst && referrer.startsWith(`${origin}/`)) await keep(referrer, usedCode());
  const isKept = document.querySelector(proof) && (await keep(href, [...usedFiles(), ...boxFiles(kernel)]));
  // A page fetched ahead and not opened is not read; it comes from the browser's own cache if it is opened now.
  await caches.delete(shelves.come);
  if (isKept) keepWhatFollows(pathOf(location));
}
