import { isRecord, parseJson } from '../base/json.ts';
import { shelves } from './shelves.ts';

/** Facts about a page on a shelf. */
export interface SavedPage {
  path: string;
  shelf: 'read' | 'later' | 'list';
  title: string;
  /** The words above its title, and its time as it is printed; pages of earlier builds have none. */
  kicker?: string;
  time?: string;
  /** When it was last seen, in ms since 1970. */
  seen: number;
  /** Size of the page without its files. */
  bytes: number;
  /** Its files, by their paths, with their bytes. */
  files: Readonly<Record<string, number>>;
  isFront: boolean;
}

const aboutPrefix = '/about';

/** Facts are in a header: all headers come by one call, and each body by several of its own. */
const header = 'page';

const addressOf = ({ shelf, path }: Pick<SavedPage, 'shelf' | 'path'>): string => `${aboutPrefix}/${shelf}${path}`;

/** Checked as far as a foreign hand could have changed it: nobody but this code writes there. */
const isSavedPage = (value: unknown): value is SavedPage =>
  isRecord(value) && typeof value.path === 'string' && typeof value.title === 'string' && isRecord(value.files);

/** All pages on the shelves, those last seen first. */
export async function savedPages(): Promise<SavedPage[]> {
  const answers = await (await caches.open(shelves.about)).matchAll();
  const pages = answers.map(({ headers }) => parseJson(decodeURIComponent(headers.get(header) ?? 'null')));
  return pages.filter(isSavedPage).sort((one, other) => other.seen - one.seen);
}

export async function recordSavedPage(page: SavedPage): Promise<void> {
  const headers = { [header]: encodeURIComponent(JSON.stringify(page)) };
  await (await caches.open(shelves.about)).put(addressOf(page), new Response(null, { headers }));
}

/** Takes pages off their shelves, with the files that no other page has. */
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
