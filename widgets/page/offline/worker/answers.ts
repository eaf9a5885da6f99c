import { isSamePage, savedPrefix, isCacheable, pathOf, shelves } from '../../../shared/saved-pages/shelves.ts';
import type { PageEvent } from './scope.ts';

/** Whatever a server would tell apart. */
const anyForm = { ignoreVary: true };

/** Functions that may end the waiting for a page. The browser ends an idle worker, and this list with it. */
const waiting = new Set<(unwanted: string) => void>();

/**
 * Ends the waiting for all pages, where readers want what is kept; or, where an address is told, for the page that was
 * fetched ahead from there.
 */
export const stopWaiting = ({ data }: { data: string }): void => waiting.forEach(stop => stop(data));

/** Ends when the page is waited for no longer: with an error, which has the browser give up its preload, or nothing. */
const stopped = ({ headers, url }: Request): Promise<Response | undefined> =>
  new Promise(resolve => {
    waiting.add(unwanted => {
      if (!unwanted) resolve(undefined);
      else if (unwanted === url && headers.has('sec-purpose')) resolve(Response.error());
    });
  });

/** The page as the network has it. A copy is put aside: once it is read, the page itself keeps it. */
async function fromNetwork(event: PageEvent, url: URL): Promise<Response> {
  const preloaded = await event.preloadResponse;
  // Firefox preloads an error in a page's place, where others reject (github.com/GoogleChrome/workbox/issues/3134).
  const response = (preloaded?.type !== 'error' && preloaded) || (await fetch(event.request));
  if (isCacheable(response) && isSamePage(url.search)) {
    const copy = response.clone();
    // A full disk and a line that breaks off are no concern of the reader's.
    event.waitUntil(caches.open(shelves.come).then(shelf => shelf.put(pathOf(url), copy)).catch(() => {}));
  }
  return response;
}

/** The page as it was last read, or the list of what can be read. */
async function fromShelves(path: string): Promise<Response> {
  for (const name of [shelves.read, shelves.later]) {
    const page = await (await caches.open(name)).match(path, anyForm);
    if (page) return page;
  }
  // Without a list, the browser's own page says that there is no network.
  const [list = Response.error()] = await (await caches.open(shelves.list)).matchAll();
  return list;
}

/** A page: from the network where there is one, however slow. */
export async function answerPage(event: PageEvent, url: URL): Promise<Response> {
  const awaited = Promise.race([stopped(event.request), fromNetwork(event, url)]);
  return (await awaited.catch(() => undefined)) ?? fromShelves(pathOf(url));
}

/**
 * A file of a page from the shelf; one of a folder that the shelf has files of may still be had. Without an address of
 * its own, code from there finds its chunks there, too
 * (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
export async function answerFile(url: URL): Promise<Response> {
  // The rest is the path of an address, which stays on this host, and never an address by itself.
  url.pathname = url.pathname.slice(savedPrefix.length);
  const { href } = url;
  const shelf = await caches.open(shelves.files);
  const isKnown = async (): Promise<boolean> => {
    const folders = (await shelf.keys()).map(kept => new URL('.', kept.url).href);
    return folders.includes(new URL('.', href).href);
  };
  const file =
    (await shelf.match(href, anyForm)) ??
    ((await isKnown()) && (await fetch(href, { mode: 'same-origin', redirect: 'error' })));
  return file ? new Response(file.body, file) : Response.error();
}
