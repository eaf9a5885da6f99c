import type { Mount } from '../../../kernel/types.ts';
import { offlineBox, savedBox } from '../../shared/base/other-boxes.ts';
import { savePage } from '../../shared/saved-pages/save-page.ts';
import { forgetPages, type SavedPage, savedPages } from '../../shared/saved-pages/page-notes.ts';
import { saveListPage } from '../../shared/saved-pages/list-page.ts';
import { pathOf, shelves } from '../../shared/saved-pages/shelves.ts';
import { filePath, usedFiles } from '../../shared/saved-pages/used-files.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Returns the article's pictures in the shown size, including those that have not loaded yet. */
const picturesOf = (article: Element): string[] =>
  [...article.querySelectorAll('img')].flatMap(({ currentSrc, src }) => filePath(currentSrc || src) ?? []);

/** Saves the article on the phone, or removes it, and shows its state. */
const mount: Mount = (box, { storage, wake }) => {
  const button = box.querySelector('button');
  const message = box.querySelector('[role=status]');
  if (!button || !message) throw markupError('The box lacks button or [role=status]');
  // Nothing can be saved over plain http, or in apps whose web views have no caches.
  if (!('caches' in window)) {
    box.hidden = true;
    return undefined;
  }
  const path = pathOf(location);

  const kept = async (): Promise<SavedPage[]> =>
    (await savedPages()).filter(page => page.shelf === 'later' && page.path === path);

  async function show(): Promise<void> {
    button?.setAttribute('aria-pressed', String((await kept()).length > 0));
  }

  /** Shows a link to the list of saved pages as confirmation. */
  function tell(list: Document | undefined, address: string): void {
    const link = document.createElement('a');
    // Uses only the path, because the list is always on this host.
    link.href = location.origin + new URL(address, location.href).pathname;
    link.textContent = list?.querySelector<HTMLElement>(savedBox)?.dataset.saved ?? '';
    message?.replaceChildren(link);
  }

  async function keep(): Promise<boolean> {
    const offline = document.querySelector<HTMLElement>(offlineBox);
    const address = offline?.dataset.page ?? '/saved';
    storage.setItem('offline', '1');
    if (offline) void wake(offline);
    const list = await saveListPage(address).catch(() => undefined);
    const read = await caches.open(shelves.read);
    const response = (await read.match(path)) ?? (await fetch(location.href, { cache: 'force-cache' }));
    const files = [...usedFiles(), ...picturesOf(box.closest('article') ?? document.body)];
    // Asks for persistent storage, because the browser may otherwise delete the page if the phone is full. Does not
    // wait: Firefox asks the reader, who may never answer.
    navigator.storage?.persist?.().catch(() => false);
    const isKept = await savePage({ path, shelf: 'later', response, files, list });
    if (isKept) tell(list, address);
    return isKept;
  }

  async function toggle(): Promise<void> {
    message?.replaceChildren();
    const there = await kept();
    if (there.length > 0) await forgetPages(there);
    else if (!(await keep())) throw new Error('There is no room');
    await show();
  }

  let turn: Promise<void> | undefined;
  const press = (): void => {
    turn ??= toggle()
      .catch(() => message.replaceChildren(box.dataset.error ?? ''))
      .finally(() => (turn = undefined));
  };

  button.addEventListener('click', press);
  void show().catch(() => {});
  return () => {
    button.removeEventListener('click', press);
    button.removeAttribute('aria-pressed');
  };
};

export default mount;
