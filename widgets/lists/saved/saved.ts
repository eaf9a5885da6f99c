import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { dropWaiting } from '../../shared/calls/outbox.ts';
import { settledEvent, waitingList } from '../../shared/calls/waiting-list.ts';
import { forgetPages, type SavedPage, savedPages } from '../../shared/saved-pages/page-notes.ts';
import { bytesOf } from '../../shared/saved-pages/surplus-pages.ts';
import { pathOf } from '../../shared/saved-pages/shelves.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Lists the pages that are saved on the phone, with buttons that remove them. */
const mount: Mount = (box, { digits, storage }) => {
  const find = (selector: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw markupError(`The box lacks ${selector}`);
    return found;
  };
  const none = find('.saved-none');
  const offline = find('.saved-offline');
  const total = find('.saved-total');
  const sum = find('.saved-total span');
  const button = find('.saved-total button');
  const lists = { later: find('.saved-later'), read: find('.saved-read') };
  const waiting = find('.saved-waiting');
  const { kilobytes = '{n} kB', remove = '' } = box.dataset;
  const inKilobytes = (bytes: number): string => kilobytes.replace('{n}', digits.format(Math.ceil(bytes / 1000)));

  async function forget(pages: readonly SavedPage[]): Promise<void> {
    await forgetPages(pages);
    await show();
  }

  function itemOf({ path, title }: Pick<SavedPage, 'path' | 'title'>, facts: string, takeOff: () => void): HTMLElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const line = document.createElement('span');
    const cross = document.createElement('button');
    // A path that begins with two slashes would lead to another host.
    link.href = location.origin + path;
    link.textContent = title || path;
    line.textContent = facts;
    cross.type = 'button';
    cross.textContent = '×';
    cross.setAttribute('aria-label', `${remove}: ${link.textContent}`);
    guardTaps(cross);
    cross.addEventListener('click', takeOff);
    item.append(link, line, cross);
    return item;
  }

  function keptItem(page: SavedPage): HTMLElement {
    const facts = [page.kicker, page.time, inKilobytes(bytesOf([page]))];
    return itemOf(page, facts.filter(Boolean).join(' · '), () => void forget([page]));
  }

  function fill(list: HTMLElement, items: readonly HTMLElement[]): void {
    list.replaceChildren(...items);
    if (list.parentElement) list.parentElement.hidden = items.length === 0;
  }

  function showWaiting(): void {
    const pages = new Map(waitingList().map(([, kept]) => [kept.path, kept]));
    fill(waiting, [...pages.values()].map(page => itemOf(page, '', () => takeBack(page.path))));
  }

  function takeBack(path: string): void {
    for (const [id, kept] of waitingList()) if (kept.path === path) dropWaiting(id);
    showWaiting();
  }

  async function show(): Promise<void> {
    const pages = (await savedPages().catch(() => [])).filter(({ shelf }) => shelf !== 'list');
    for (const [name, list] of Object.entries(lists)) {
      fill(list, pages.filter(({ shelf }) => shelf === name).map(keptItem));
    }
    none.hidden = pages.length > 0;
    total.hidden = pages.length === 0;
    sum.textContent = inKilobytes(bytesOf(pages));
  }

  const forgetAll = async (): Promise<void> => forget((await savedPages()).filter(({ shelf }) => shelf !== 'list'));
  const clear = (): void => void forgetAll();
  guardTaps(button);
  button.addEventListener('click', clear);
  // The phone also shows this page in place of one that is unavailable.
  offline.hidden = navigator.onLine && !document.querySelector('[src^="/kept/"]');
  const own = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  const missing = offline.querySelector('b');
  if (missing && own) missing.hidden = new URL(own.href).pathname === pathOf(location);
  addEventListener(settledEvent, showWaiting);
  // Makes the phone save read pages from now on.
  storage.setItem('offline', '1');
  showWaiting();
  void show();
  return () => {
    button.removeEventListener('click', clear);
    removeEventListener(settledEvent, showWaiting);
  };
};

export default mount;
