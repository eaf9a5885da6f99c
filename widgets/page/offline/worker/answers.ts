import { isSamePage, savedPrefix, isCacheable, pathOf, shelves } from '../../../shared/saved-pages/shelves.ts';
import type { PageEvent } from './scope.ts';

/** Ignores the `Vary` header. */
const anyForm = { ignoreVary: true };

/** Functions that end the wait for a page. They are lost when the browser stops an idle worker. */
const waiting = new Set<(unwanted: string) => void>();

/**
 * Ends the wait for all pages if the reader wants saved pages. If a URL is given, ends only the prefetch of that page.
 */
export const stopWaiting = ({ data }: { data: string }): void => waiting.forEach(stop => stop(data));

/** Ends the wait for a page: with an error response, so that the browser drops its prefetch, or with undefined. */
const stopped = ({ headers, url }: Request): Promise<Response | undefined> =>
  new Promise(resolve => {
    waiting.add(unwanted => {
      if (!unwanted) resolve(undefined);
      else if (unwanted === url && headers.has('sec-purpose')) resolve(Response.error());
    });
  });

/** Returns the page from the network. Stores a copy, which the page itself saves once it is read. */
async function fromNetwork(event: PageEvent, url: URL): Promise<Response> {
  const preloaded = await event.preloadResponse;
  // Firefox returns an error response as the preload; other browsers reject
  // (github.com/GoogleChrome/workbox/issues/3134).
  const response = (preloaded?.type !== 'error' && preloaded) || (await fetch(event.request));
  if (isCacheable(response) && isSamePage(url.search)) {
    const copy = response.clone();
    // Ignores a full disk or a broken connection.
    event.waitUntil(caches.open(shelves.come).then(shelf => shelf.put(pathOf(url), copy)).catch(() => {}));
  }
  return response;
}

/** Returns the saved page, or the list of saved pages. */
async function fromShelves(path: string): Promise<Response> {
  for (const name of [shelves.read, shelves.later]) {
    const page = await (await caches.open(name)).match(path, anyForm);
    if (page) return page;
  }
  // Without a list, the browser shows its own offline page.
  const [list = Response.error()] = await (await caches.open(shelves.list)).matchAll();
  return list;
}

/** Returns a page from the network if there is one, however slow. */
export async function answerPage(event: PageEvent, url: URL): Promise<Response> {
  const awaited = Promise.race([stopped(event.request), fromNetwork(event, url)]);
  return (await awaited.catch(() => undefined)) ?? fromShelves(pathOf(url));
}

/**
 * Returns a saved file. If it is missing but its folder is known, fetches it. The response has no URL of its own, so
 * that code in it also resolves its chunks below the prefix
 * (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
export async function answerFile(url: URL): Promise<Response> {
  // Sets only the path, so that the URL stays on this host.
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
