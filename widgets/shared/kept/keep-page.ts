import { momentOf, now } from '../base/time.ts';
import { forgetPages, type KeptPage, keptPages, noteKeptPage } from './kept-pages.ts';
import { bytesOf, mostBytes, pagesTooMany } from './room.ts';
import { shelves } from './shelves.ts';

interface Asked extends Pick<KeptPage, 'path' | 'shelf' | 'isFront'> {
  /** The page itself; one that was read is on its shelf already. */
  response: Response;
  /** What it says, where it has been read. */
  html?: string;
  /** Paths of files that belong to it, and are fetched where the browser has not got them any more. */
  files: readonly string[];
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a page, without the paper's name where it is told so. */
function titleOf(html: string): string {
  const title = /og:title" content="([^"]*)/.exec(html) ?? /<title>([^<]*)/.exec(html);
  return (title?.[1] ?? '').replace(/&(\w+);/g, (written, name: string) => signs[name] ?? written);
}

/** The bytes of a file on the shelf: the browser has noted them when it was loaded, and to read it again costs time. */
async function bytesOfFile(shelf: Cache, path: string): Promise<number> {
  const { href } = new URL(path, location.href);
  const [entry] = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return entry?.decodedBodySize || ((await (await shelf.match(path))?.blob())?.size ?? 0);
}

/** Puts files on the shelf and gives those that could be had. All at once costs less time than one by one. */
async function keepFiles(shelf: Cache, paths: string[]): Promise<string[]> {
  try {
    await shelf.addAll(paths);
    return paths;
  } catch {
    return paths.length < 2 ? [] : (await Promise.all(paths.map(path => keepFiles(shelf, [path])))).flat();
  }
}

/** Adds files to those of a page, as far as they can be had. What another page has already is on the shelf. */
async function withFiles(page: KeptPage, paths: readonly string[], pages: readonly KeptPage[]): Promise<KeptPage> {
  const shelf = await caches.open(shelves.files);
  const known = Object.fromEntries(pages.flatMap(({ files }) => Object.entries(files)));
  const missing = [...new Set(paths)].filter(path => !(path in known));
  for (const path of await keepFiles(shelf, missing)) known[path] = await bytesOfFile(shelf, path);
  const files = Object.entries(known).filter(([path]) => paths.includes(path));
  return { ...page, files: { ...page.files, ...Object.fromEntries(files) } };
}

/**
 * Notes a page and makes room for it; says whether it is there now. What was only read makes way. Of what is kept for
 * later nothing does: where that is too much, all stays as it was before.
 */
async function notePage(page: KeptPage, others: readonly KeptPage[], before?: KeptPage): Promise<boolean> {
  await noteKeptPage(page);
  const pages = [page, ...others.filter(({ path, shelf }) => path !== page.path || shelf !== page.shelf)];
  const isFull = page.shelf === 'later' && bytesOf(pages.filter(({ shelf }) => shelf !== 'read')) > mostBytes;
  if (isFull && before) await noteKeptPage(before);
  const gone = isFull ? (before ? [] : [page]) : pagesTooMany(pages);
  if (isFull || gone.length > 0) await forgetPages(gone);
  return !isFull && !gone.some(({ path, shelf }) => path === page.path && shelf === page.shelf);
}

/** Puts a page on a shelf with its files, if it came whole, and makes room for it; says whether it is there now. */
export async function keepPage({ response, html: read, files, ...page }: Asked): Promise<boolean> {
  const html = read ?? (await response.clone().text());
  if (!response.ok || !/<\/html>\s*$/.test(html)) return false;
  const seen = momentOf(response.headers.get('date') ?? '') || now();
  const bytes = new TextEncoder().encode(html).length;
  const pages = await keptPages();
  const kept = await withFiles({ ...page, title: titleOf(html), seen, bytes, files: {} }, files, pages);
  if (page.shelf !== 'read') await (await caches.open(shelves[page.shelf])).put(page.path, response);
  return notePage(kept, pages);
}

/** Keeps more files of pages that are kept already, such as the pictures that have come since. */
export async function keepMore(path: string, files: readonly string[]): Promise<void> {
  const pages = await keptPages();
  for (const page of pages) {
    if (page.path !== path || page.shelf === 'list' || files.every(file => file in page.files)) continue;
    await notePage(await withFiles(page, files, pages), pages, page);
  }
}
