import { savePage } from './save-page.ts';
import { forgetPages, savedPages } from './page-notes.ts';
import { readPage } from './saved-html.ts';
import { pathOf, shelves } from './shelves.ts';
import { kernelPath, usedCode } from './used-files.ts';

/** Returns the path only, because the list is always on this host. */
const pathnameOf = (address: string): string => new URL(address, location.href).pathname;

/** Returns the saved page that lists all saved pages, or undefined. */
export async function listPage(address: string): Promise<Document | undefined> {
  const page = await (await caches.open(shelves.list)).match(pathOf({ pathname: pathnameOf(address) }));
  return page && readPage(await page.text()).page;
}

/** Saves the list page of this build in the reader's language, unless it is already there. Returns it. */
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
