import { offlineBox, savedBox } from '../base/other-boxes.ts';
import { momentOf, now } from '../base/time.ts';
import { mapFiles, readPage, showTime } from './saved-html.ts';
import { forgetPages, type SavedPage, savedPages, recordSavedPage } from './page-notes.ts';
import { bytesOf, mostBytes, surplusPages } from './surplus-pages.ts';
import { savedPrefix, isCacheable, shelves } from './shelves.ts';
import { isCode, kernelPath } from './used-files.ts';

interface PageToSave extends Pick<SavedPage, 'path' | 'shelf'> {
  response: Response;
  /** Paths of the page's files. Files that the browser no longer has are fetched again. */
  files: readonly string[];
  /**
   * The list page, whose template has the line with the time of the copy. Not needed if the page already has that line.
   */
  list?: Document | undefined;
}

const frontBox = `${offlineBox}[data-front]`;

/**
 * Selector of elements that only articles and front pages have. Captive portals and server error pages do not have
 * them.
 */
export const proof = `meta[property=nid],${frontBox}`;

const proofs = { read: proof, later: proof, list: `${savedBox} template` };

/** Matches the end of a complete page. Server tools may add comments after it. */
const end = /<\/html\s*>(\s|<!--[^]*?-->)*$/i;

/** Returns the size of a saved file. Prefers the browser's resource timing, because reading the file takes time. */
async function bytesOfFile(shelf: Cache, path: string): Promise<number> {
  const [entry] = performance.getEntriesByName(location.origin + path, 'resource') as PerformanceResourceTiming[];
  return entry?.decodedBodySize || ((await (await shelf.match(path))?.blob())?.size ?? 0);
}

/** Saves a file. Returns `none` if the server does not have it, and `failed` if a later try may succeed. */
async function keepFile(shelf: Cache, path: string): Promise<'kept' | 'none' | 'failed'> {
  try {
    const response = await fetch(location.origin + path);
    if (response.ok) await shelf.put(location.origin + path, response);
    return response.ok ? 'kept' : response.status < 500 ? 'none' : 'failed';
  } catch {
    return 'failed';
  }
}

interface Files {
  files: SavedPage['files'];
  /** True if no file failed that a later try may get. */
  isWhole: boolean;
}

/** Saves missing files. Requests all at once, which is faster than one by one. */
async function haveFiles(paths: readonly string[], pages: readonly SavedPage[]): Promise<Files> {
  const shelf = await caches.open(shelves.files);
  const known = Object.fromEntries(pages.flatMap(({ files }) => Object.entries(files)));
  const missing = [...new Set(paths)].filter(path => !(path in known));
  const outcomes = await shelf.addAll(missing.map(path => location.origin + path)).then(
    () => missing.map(() => 'kept'),
    () => Promise.all(missing.map(path => keepFile(shelf, path))),
  );
  const kept = missing.filter((_, index) => outcomes[index] === 'kept');
  for (const path of kept) known[path] = await bytesOfFile(shelf, path);
  const files = Object.fromEntries(Object.entries(known).filter(([path]) => paths.includes(path)));
  return { files, isWhole: !outcomes.includes('failed') };
}

/**
 * Saves a page with its metadata and makes room for it. Returns true if it is saved. Removes older pages that were only
 * read, but never pages saved for later. If those are too large together, changes nothing.
 */
async function place(page: SavedPage, pages: readonly SavedPage[], response?: Response): Promise<boolean> {
  const before = pages.find(({ path, shelf }) => path === page.path && shelf === page.shelf);
  const all = [page, ...pages.filter(one => one !== before)];
  if (page.shelf === 'later' && bytesOf(all.filter(({ shelf }) => shelf !== 'read')) > mostBytes) {
    await forgetPages([]);
    return before !== undefined;
  }
  // Keeps the old page's files listed until the new page is stored. If the browser stops in between, no file of the
  // stored page is deleted as unused.
  await recordSavedPage({ ...page, files: { ...before?.files, ...page.files } });
  if (response) await (await caches.open(shelves[page.shelf])).put(page.path, response);
  await recordSavedPage(page);
  const gone = surplusPages(all);
  if (gone.length > 0) await forgetPages(gone);
  return !gone.includes(page);
}

const folderOf = (path: string): string => path.replace(/[^/]*$/, '');

const foldersOf = ({ files }: Pick<SavedPage, 'files'>): ReadonlySet<string> => new Set(Object.keys(files).map(folderOf));

/**
 * Saves a page with its files if it is complete and of the right kind, and makes room for it. Returns true if the page
 * is now saved. An existing copy stays unless all files of the new one are available.
 */
export async function savePage({ path, shelf, response, files: used, list }: PageToSave): Promise<boolean> {
  if (!isCacheable(response)) return false;
  const { headers } = response;
  const html = await response.text();
  const { page, print } = readPage(html);
  const isFront = page.querySelector(frontBox) !== null;
  const seen = momentOf(headers.get('date') ?? '') || now();
  if (!end.test(html) || !page.querySelector(proofs[shelf])) return false;
  if (shelf !== 'list' && !showTime(page, list, seen)) return false;

  const pages = await savedPages();
  const earlier = pages.filter(one => one.path === path);
  const ofPage = new Set<string>();
  mapFiles(page, file => void ofPage.add(file));
  const stillUsed = earlier.flatMap(({ files }) =>
    Object.keys(files).filter(file => ofPage.has(file) || (isCode(file) && kernelPath() in files)));
  const { files, isWhole } = await haveFiles([...used, ...stillUsed], pages);
  if (!isWhole && earlier.some(one => one.shelf === shelf)) return true;

  // Rewrites pictures in known folders, so that pictures that load later are also read from the cache.
  const folders = foldersOf({ files });
  mapFiles(page, file => (folders.has(folderOf(file)) ? savedPrefix + file : undefined));
  const text = print();
  const textOf = (selector: string): string => page.querySelector(selector)?.textContent.trim() ?? '';
  // The title of a front page is a slogan.
  const named = isFront ? textOf('h1') : page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  const title = named || page.title;
  const facts = isFront ? {} : { kicker: textOf('main .kicker'), time: textOf('main time') };
  const bytes = new TextEncoder().encode(text).length;
  const kept = { path, shelf, title, ...facts, seen, bytes, files, isFront };
  return place(kept, pages, new Response(text, { headers }));
}

/** Adds files to saved pages, such as pictures that have loaded since. */
export async function saveMoreFiles(path: string, used: readonly string[]): Promise<void> {
  const pages = await savedPages();
  for (const page of pages) {
    if (page.path !== path || page.shelf === 'list' || used.every(file => file in page.files)) continue;
    const folders = foldersOf(page);
    if (used.every(file => folders.has(folderOf(file)))) {
      const { files } = await haveFiles(used, pages);
      await place({ ...page, files: { ...page.files, ...files } }, pages);
    } else {
      const response = await (await caches.open(shelves[page.shelf])).match(path);
      if (response) await savePage({ path, shelf: page.shelf, response, files: used });
    }
  }
}
