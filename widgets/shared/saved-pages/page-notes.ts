import { isRecord, parseJson } from '../base/json.ts';
import { shelves } from './shelves.ts';

/** Metadata of a saved page. */
export interface SavedPage {
  path: string;
  shelf: 'read' | 'later' | 'list';
  title: string;
  /** Kicker and printed time. Missing on pages that earlier builds saved. */
  kicker?: string;
  time?: string;
  /** Time of the last visit, in milliseconds since the epoch. */
  seen: number;
  /** Size of the page in bytes, without its files. */
  bytes: number;
  /** Size of each file in bytes, by path. */
  files: Readonly<Record<string, number>>;
  isFront: boolean;
}

const aboutPrefix = '/about';

/** Metadata is in a header, because one call returns all headers, but each body needs several calls. */
const header = 'page';

const addressOf = ({ shelf, path }: Pick<SavedPage, 'shelf' | 'path'>): string => `${aboutPrefix}/${shelf}${path}`;

/** Checks only what a damaged entry could break, because no other code writes there. */
const isSavedPage = (value: unknown): value is SavedPage =>
  isRecord(value) && typeof value.path === 'string' && typeof value.title === 'string' && isRecord(value.files);

/** Returns the metadata of all saved pages, latest visit first. */
export async function savedPages(): Promise<SavedPage[]> {
  const answers = await (await caches.open(shelves.about)).matchAll();
  const pages = answers.map(({ headers }) => parseJson(decodeURIComponent(headers.get(header) ?? 'null')));
  return pages.filter(isSavedPage).sort((one, other) => other.seen - one.seen);
}

export async function recordSavedPage(page: SavedPage): Promise<void> {
  const headers = { [header]: encodeURIComponent(JSON.stringify(page)) };
  await (await caches.open(shelves.about)).put(addressOf(page), new Response(null, { headers }));
}

/** Removes pages, and the files that no other page uses. */
export async function forgetPages(gone: readonly SavedPage[]): Promise<void> {
  const about = await caches.open(shelves.about);
  for (const page of gone) {
    await (await caches.open(shelves[page.shelf])).delete(page.path);
    await about.delete(addressOf(page));
  }
  const used = new Set((await savedPages()).flatMap(({ files }) => Object.keys(files)));
  const files = await caches.open(shelves.files);
  for (const request of await files.keys()) {
    if (!used.has(request.url.slice(location.origin.length))) await files.delete(request);
  }
}
