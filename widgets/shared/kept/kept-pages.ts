import { isRecord, parseJson } from '../base/json.ts';
import { shelves } from './shelves.ts';

/** What is known of a page on a shelf. */
export interface KeptPage {
  path: string;
  shelf: 'read' | 'later' | 'list';
  title: string;
  /** When it was last seen, in ms since 1970. */
  seen: number;
  /** Of the page alone. */
  bytes: number;
  /** Its files, by their paths, with their bytes. */
  files: Readonly<Record<string, number>>;
  isFront: boolean;
}

const aboutPrefix = '/about';

const addressOf = ({ shelf, path }: Pick<KeptPage, 'shelf' | 'path'>): string => `${aboutPrefix}/${shelf}${path}`;

/** Checked as far as a foreign hand could have changed it: nobody but this code writes there. */
const isKeptPage = (value: unknown): value is KeptPage =>
  isRecord(value) && typeof value.path === 'string' && typeof value.title === 'string' && isRecord(value.files);

/** All pages on the shelves, those last seen first. */
export async function keptPages(): Promise<KeptPage[]> {
  const answers = await (await caches.open(shelves.about)).matchAll();
  const pages = await Promise.all(answers.map(async answer => parseJson(await answer.text())));
  return pages.filter(isKeptPage).sort((one, other) => other.seen - one.seen);
}

export async function noteKeptPage(page: KeptPage): Promise<void> {
  await (await caches.open(shelves.about)).put(addressOf(page), new Response(JSON.stringify(page)));
}

/** Takes pages off their shelves, with the files that no other page has. */
export async function forgetPages(gone: readonly KeptPage[]): Promise<void> {
  const about = await caches.open(shelves.about);
  for (const page of gone) {
    await (await caches.open(shelves[page.shelf])).delete(page.path);
    await about.delete(addressOf(page));
  }
  const used = new Set((await keptPages()).flatMap(({ files }) => Object.keys(files)));
  const files = await caches.open(shelves.files);
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request);
  }
}
