import { shelves } from '../../../shared/kept/shelves.ts';
import { fileInPage, keptPrefix } from './kept-files.ts';
import type { PageEvent } from './scope.ts';

/** Whatever a server would tell apart. */
const anyForm = { ignoreVary: true };

/** What ends the waiting for the network, of the pages that have not come yet. */
export const waiting = new Set<(reason: unknown) => void>();

/** Readers do not want to wait any longer: what is waited for is as good as lost. */
export const stopWaiting = (): void => waiting.forEach(stop => stop(0));

/** The page as the network has it; what came whole is put on the shelf beside it. */
async function fromNetwork(event: PageEvent, path: string, search: string): Promise<Response> {
  const preloaded = await event.preloadResponse;
  // Firefox preloads an error in a page's place, where others reject (github.com/GoogleChrome/workbox/issues/3134).
  const response = (preloaded?.type !== 'error' && preloaded) || (await fetch(event.request));
  if (response.ok && !search) {
    const copy = response.clone();
    // A full disk and a line that breaks off are no concern of the reader's.
    event.waitUntil(caches.open(shelves.read).then(shelf => shelf.put(path, copy)).catch(() => {}));
  }
  return response;
}

/** The page as it was last seen, with a line that says from when, or the list of what can be read. */
async function fromShelves(path: string): Promise<Response> {
  // An error makes no page: without a list, the browser's own page says that there is no network.
  const [listPage = Response.error()] = await (await caches.open(shelves.list)).matchAll();
  const list = await listPage.text();
  const page = (await caches.match(path, anyForm)) ?? new Response(list, listPage);
  const html = await page.text();
  const [, locale, line = ''] = /<template lang="(.*?)">(.*?)<\/te/.exec(list) ?? [];
  const date = new Date(page.headers.get('date') as string);
  const seen = date.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'short' });
  return new Response(
    html
      .replace(/<main.*?>/, `$&${html === list ? '' : line.replace('{time}', seen)}`)
      .replace(fileInPage, `$1${keptPrefix}$2`),
    page,
  );
}

/** A page: from the network where there is one, however slow. */
export const answerPage = (event: PageEvent, path: string, search: string): Promise<Response> =>
  new Promise<Response>((resolve, reject) => {
    waiting.add(reject);
    void fromNetwork(event, path, search).then(resolve, reject).then(() => waiting.delete(reject));
  }).catch(() => fromShelves(path));

/**
 * A file of a page from the shelves; one that is on none may still be had. Without an address of its own, code from
 * there finds its chunks there, too (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
export async function answerFile(path: string): Promise<Response> {
  const file = (await caches.match(path, anyForm)) ?? (await fetch(path));
  return new Response(file.body, file);
}
