import { keepMore, keepPage } from '../../shared/kept/keep-page.ts';
import { forgetPages, type KeptPage, keptPages } from '../../shared/kept/kept-pages.ts';
import { shelves } from '../../shared/kept/shelves.ts';
import { usedCode, usedFiles } from '../../shared/kept/used-files.ts';

/** In the folder of this build: a list that was kept by another one has another. */
const ownPath = new URL(import.meta.url).pathname;

/** Has the page that lists what is kept on the phone, of this build and in the language that is read. */
async function keepListPage(path: string, pages: readonly KeptPage[]): Promise<void> {
  const lists = pages.filter(({ shelf }) => shelf === 'list');
  if (lists.some(list => list.path === path && ownPath in list.files)) return;
  const response = await fetch(path);
  await keepPage({ path, shelf: 'list', isFront: false, response, files: usedCode() });
  const others = lists.filter(list => list.path !== path);
  if (others.length > 0) await forgetPages(others);
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

/** Keeps the articles and the front page of what the worker has put on the shelf, and the page that lists them. */
export async function keepReadPages(listPath: string, isFront: boolean): Promise<void> {
  const pages = await keptPages();
  await keepListPage(listPath, pages);
  const { pathname, search, href, origin } = location;
  const { referrer } = document;
  const shelf = await caches.open(shelves.read);
  const isToBeKept = search === '' && (isFront || document.querySelector('meta[property=nid]') !== null);
  const known = pages.filter(({ shelf }) => shelf === 'read').map(({ path }) => path);
  const paths = (await shelf.keys()).map(({ url }) => pathOf(url));
  // No worker has seen the page that it was registered by, nor the one before: the browser has them from just now.
  const unseen = [referrer.startsWith(`${origin}/`) ? origin + pathOf(referrer) : '', isToBeKept ? href : ''];
  for (const address of known.length > 0 ? unseen.slice(1) : unseen) {
    const path = pathOf(address);
    if (path === '' || paths.includes(path)) continue;
    const response = await fetch(address, { cache: 'force-cache' });
    if (!response.ok) continue;
    await shelf.put(path, response);
    paths.push(path);
  }
  for (const path of paths) {
    const isHere = path === pathname;
    if (!isHere && known.includes(path)) continue;
    const response = await shelf.match(path);
    const html = (await response?.text()) ?? '';
    const files = isHere ? [...usedFiles(), ...boxFiles()] : usedCode();
    const ofFront = / data-front/.test(html);
    const isKept =
      response && (ofFront || /property=["']?nid\b/.test(html)) &&
      (await keepPage({ path, shelf: 'read', isFront: ofFront, response, html, files }));
    if (!isKept) await shelf.delete(path);
  }
  if (isToBeKept) keepWhatFollows(pathname);
}
