import { momentOf, now } from '../base/time.ts';
import { forgetPages, type KeptPage, keptPages, noteKeptPage } from './kept-pages.ts';
import { bytesOf, mostBytes, pagesTooMany } from './room.ts';
import { shelves } from './shelves.ts';

interface Asked extends Pick<KeptPage, 'path' | 'shelf' | 'isFront'> {
  /** The page itself; one that was read is on its shelf already. */
  response: Response;
  /** Paths of files that belong to it, and are fetched where the browser has not got them any more. */
  files: readonly string[];
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a page, without the paper's name where it is told so. */
function titleOf(html: string): string {
  const title = /og:title" content="([^"]*)/.exec(html) ?? /<title>([^<]*)/.exec(html);
  return (title?.[1] ?? '').replace(/&(\w+);/g, (written, name: string) => signs[name] ?? written);
}

/** The bytes of a file that is now on the shelf; undefined where it could not be had. */
async function keepFile(shelf: Cache, path: string): Promise<number | undefined> {
  const kept = await shelf.match(path);
  if (kept) return (await kept.blob()).size;
  const response = await fetch(path, { cache: 'force-cache' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { size } = await response.clone().blob();
  await shelf.put(path, response);
  return size;
}

/** Adds files to those of a page, as far as they can be had. */
async function withFiles(page: KeptPage, paths: readonly string[]): Promise<KeptPage> {
  const shelf = await caches.open(shelves.files);
  const files: Record<string, number> = { ...page.files };
  for (const path of paths) {
    const bytes = files[path] ?? (await keepFile(shelf, path));
    if (bytes !== undefined) files[path] = bytes;
  }
  return { ...page, files };
}

/**
 * Notes a page and makes room for it; says whether it is there now. What was only read makes way. Of what is kept for
 * later nothing does: where that is too much, all stays as it was before.
 */
async function notePage(page: KeptPage, before?: KeptPage): Promise<boolean> {
  await noteKeptPage(page);
  const pages = await keptPages();
  const isFull = page.shelf === 'later' && bytesOf(pages.filter(({ shelf }) => shelf !== 'read')) > mostBytes;
  if (isFull && before) await noteKeptPage(before);
  const gone = isFull ? (before ? [] : [page]) : pagesTooMany(pages);
  if (isFull || gone.length > 0) await forgetPages(gone);
  return !isFull && !gone.some(({ path, shelf }) => path === page.path && shelf === page.shelf);
}

/** Puts a page on a shelf with its files, if it came whole, and makes room for it; says whether it is there now. */
export async function keepPage({ response, files, ...page }: Asked): Promise<boolean> {
  const html = await response.clone().text();
  if (!response.ok || !/<\/html>\s*$/.test(html)) return false;
  const seen = momentOf(response.headers.get('date') ?? '') || now();
  const bytes = new Blob([html]).size;
  const kept = await withFiles({ ...page, title: titleOf(html), seen, bytes, files: {} }, files);
  if (page.shelf !== 'read') await (await caches.open(shelves[page.shelf])).put(page.path, response);
  return notePage(kept);
}

/** Keeps more files of pages that are kept already, such as the pictures that have come since. */
export async function keepMore(path: string, files: readonly string[]): Promise<void> {
  for (const page of await keptPages()) {
    if (page.path !== path || page.shelf === 'list') continue;
    await notePage(await withFiles(page, files), page);
  }
}
