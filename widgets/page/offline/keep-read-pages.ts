import { keepMore, keepPage } from '../../shared/kept/keep-page.ts';
import { forgetPages, keptPages } from '../../shared/kept/kept-pages.ts';
import { shelves } from '../../shared/kept/shelves.ts';
import { usedCode, usedFiles } from '../../shared/kept/used-files.ts';

/** The folder of this build: a page of another one names another. */
const build = /[^/]*\/[^/]*$/.exec(new URL('.', import.meta.url).pathname)?.[0] ?? '';

/** Has the page that lists what is kept on the phone, of this build and in the language that is read. */
export async function keepListPage(path: string): Promise<void> {
  const shelf = await caches.open(shelves.list);
  const kept = await shelf.match(path);
  if (kept && (await kept.text()).includes(build)) return;
  const response = await fetch(path);
  await keepPage({ path, shelf: 'list', isFront: false, response, files: usedCode() });
  await forgetPages((await keptPages()).filter(page => page.shelf === 'list' && page.path !== path));
}

/** What readers do with an article and needs no call: it works without a network, too. */
const withoutCalls = ['font-size', 'reading'];

const boxFiles = (): string[] =>
  withoutCalls
    .filter(name => document.querySelector(`[data-widget=${name}],[data-pack=${name}]`))
    .map(name => new URL(`${name}.js`, import.meta.url).pathname);

const pathOf = (address: string): string => (address ? new URL(address).pathname : '');

/** How long files gather that have come after the page, in ms. */
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

/** Of the pages that the worker has put on the shelf, keeps the articles and the front page. */
export async function keepReadPages(isFront: boolean): Promise<void> {
  const { pathname, search, href, origin } = location;
  const { referrer } = document;
  const shelf = await caches.open(shelves.read);
  const isToBeKept = search === '' && (isFront || document.querySelector('meta[property=nid]') !== null);
  const known = (await keptPages()).filter(page => page.shelf === 'read').map(({ path }) => path);
  // No worker has seen the page that it was registered by, nor the one before: the browser has them from just now.
  const unseen = [referrer.startsWith(`${origin}/`) ? origin + pathOf(referrer) : '', isToBeKept ? href : ''];
  for (const address of known.length > 0 ? unseen.slice(1) : unseen) {
    if (address === '' || (await shelf.match(pathOf(address)))) continue;
    const response = await fetch(address, { cache: 'force-cache' });
    if (response.ok) await shelf.put(pathOf(address), response);
  }
  for (const { url } of await shelf.keys()) {
    const path = pathOf(url);
    const isHere = path === pathname;
    if (!isHere && known.includes(path)) continue;
    const response = await shelf.match(path);
    const html = (await response?.clone().text()) ?? '';
    const files = isHere ? [...usedFiles(), ...boxFiles()] : usedCode();
    const ofFront = / data-front/.test(html);
    const isKept =
      response && (ofFront || /property=["']?nid\b/.test(html)) &&
      (await keepPage({ path, shelf: 'read', isFront: ofFront, response, files }));
    if (!isKept) await shelf.delete(path);
  }
  if (isToBeKept) keepWhatFollows(pathname);
}
