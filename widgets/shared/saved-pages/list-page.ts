import { savePage } from './save-page.ts';
import { forgetPages, savedPages } from './page-notes.ts';
import { readPage } from './saved-html.ts';
import { pathOf, shelves } from './shelves.ts';
import { kernelPath, usedCode } from './used-files.ts';

/** Whatever host the address names, the list is one of ours. */
const pathnameOf = (address: string): string => new URL(address, location.href).pathname;

/** The page on the phone that lists the kept ones; undefined if it is not kept. */
export async function listPage(address: string): Promise<Document | undefined> {
  const page = await (await caches.open(shelves.list)).match(pathOf({ pathname: pathnameOf(address) }));
  return page && readPage(await page.text()).page;
}

/** Has that page on the phone, of this build and in the language that is read. */
export async function saveListPage(address: string): Promise<Document | undefined> {
  const pathname = pathnameOf(address);
  const path = pathOf({ pathname });
  const lists = (await savedPages()).filter(({ shelf }) => shelf === 'list');
  if (!lists.some(list => list.path === path && kernelPath() in list.files)) {
    const response = await fetch(location.origin + pathname);
    const isKept = await savePage({ path, shelf: 'list', response, files: usedCode() });
    const others = lists.filter(list => list.path !== path);
    if (isKept && others.length > 0) await forgetPages(others);
  }
  return listPage(address);
}
