import { momentOf, now } from '../base/time.ts';
import { mapFiles, readPage, showTime } from './saved-html.ts';
import { forgetPages, type SavedPage, savedPages, recordSavedPage } from './page-notes.ts';
import { bytesOf, mostBytes, surplusPages } from './surplus-pages.ts';
import { savedPrefix, isCacheable, shelves } from './shelves.ts';
import { isCode, kernelPath } from './used-files.ts';

interface PageToSave extends Pick<SavedPage, 'path' | 'shelf'> {
  response: Response;
  /** Paths of files that belong to it, and are fetched where the browser has not got them any more. */
  files: readonly string[];
  /** The page with the line that says from when another one is; not needed where it says so already. */
  list?: Document | undefined;
}

const frontBox = '[data-widget=offline][data-front]';

/** Elements of an article or a front page. Log-ins of networks and notices of servers answer in its place, too. */
export const proof = `meta[property=nid],${frontBox}`;

const proofs = { read: proof, later: proof, list: '[data-widget=saved] template' };

/** The end of a page that did not break off; tools of servers sign below it. */
const end = /<\/html\s*>(\s|<!--[^]*?-->)*$/i;

/** The bytes of a file on the shelf: the browser has noted them when it was loaded, and to read it again costs time. */
async function bytesOfFile(shelf: Cache, path: string): Promise<number> {
  const [entry] = performance.getEntriesByName(location.origin + path, 'resource') as PerformanceResourceTiming[];
  return entry?.decodedBodySize || ((await (await shelf.match(path))?.blob())?.size ?? 0);
}

/** Puts a file on the shelf. A file unknown to the server is no part of the page; other failures may be over later. */
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
  /** No file is missing that may be had another time. */
  isWhole: boolean;
}

/** Has files on the shelf, with their bytes. All at once costs less time than one by one. */
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
 * Notes a page, puts it on its shelf and makes room for it; says whether it is there now. Pages that were only read
 * make way. Pages that are kept for later do not: if they are too many, all stays as it was before.
 */
async function place(page: SavedPage, pages: readonly SavedPage[], response?: Response): Promise<boolean> {
  const before = pages.find(({ path, shelf }) => path === page.path && shelf === page.shelf);
  const all = [page, ...pages.filter(one => one !== before)];
  if (page.shelf === 'later' && bytesOf(all.filter(({ shelf }) => shelf !== 'read')) > mostBytes) {
    await forgetPages([]);
    return before !== undefined;
  }
  // Whatever ends this between two of its steps, no file of the page that is there then is taken for nobody's.
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
 * Puts a page on a shelf with its files, if it is whole and what it is kept as, and makes room for it; says whether it
 * is there now. One that is there stays, unless all files of the new one can be had.
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

  // Its pictures that are seen later are kept beside those that are seen already.
  const folders = foldersOf({ files });
  mapFiles(page, file => (folders.has(folderOf(file)) ? savedPrefix + file : undefined));
  const text = print();
  const textOf = (selector: string): string => page.querySelector(selector)?.textContent.trim() ?? '';
  // Front pages have titles that advertise the paper.
  const named = isFront ? textOf('h1') : page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  const title = named || page.title;
  const facts = isFront ? {} : { kicker: textOf('main .kicker'), time: textOf('main time') };
  const bytes = new TextEncoder().encode(text).length;
  const kept = { path, shelf, title, ...facts, seen, bytes, files, isFront };
  return place(kept, pages, new Response(text, { headers }));
}

/** Keeps more files of pages that are kept already, such as the pictures that have come since. */
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
