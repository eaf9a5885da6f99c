import { shelves } from '../../../shared/kept/shelves.ts';
import { fileInPage, keptPrefix } from './kept-files.ts';
import type { PageEvent } from './scope.ts';

/** Whatever a server would tell apart, or who asks again. */
const anyForm = { ignoreVary: true, ignoreSearch: true };

/** What may end the waiting for a page. The browser ends an idle worker, and this list with it. */
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
export async function answerPage(event: PageEvent, path: string, search: string): Promise<Response> {
  const awaited = Promise.race([stopped(event.request), fromNetwork(event, path, search)]);
  return (await awaited.catch(() => undefined)) ?? fromShelves(path);
}

/**
 * A file of a page from the shelf; one of a folder that the shelf has files of may still be had. Without an address of
 * its own, code from there finds its chunks there, too (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script).
 */
export async function answerFile(address: string): Promise<Response> {
  const url = new URL(address);
  // What is cut is the path of an address, which stays on this host, and never an address by itself.
  url.pathname = url.pathname.slice(keptPrefix.length - 1);
  const shelf = await caches.open(shelves.files);
  const isKnown = async (): Promise<boolean> => {
    const folders = (await shelf.keys()).map(kept => new URL('.', kept.url).href);
    return folders.includes(new URL('.', url).href);
  };
  const file =
    (await shelf.match(url.href, anyForm)) ??
    ((await isKnown()) && (await fetch(url.href, { mode: 'same-origin', redirect: 'error' })));
  return file ? new Response(file.body, file) : Response.error();
}
