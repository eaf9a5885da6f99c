import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { settledEvent, waitingList } from '../../shared/calls/waiting-list.ts';
import { forgetPages, type KeptPage, keptPages } from '../../shared/kept/kept-pages.ts';
import { bytesOf } from '../../shared/kept/room.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Lists what is kept on the phone, with what takes it off again. */
const mount: Mount = (box, { digits }) => {
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

  async function forget(pages: readonly KeptPage[]): Promise<void> {
    await forgetPages(pages);
    await show();
  }

  function linkTo({ path, title }: Pick<KeptPage, 'path' | 'title'>): HTMLElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    // Two slashes at its beginning would name another host.
    link.href = location.origin + path;
    link.textContent = title || path;
    item.append(link);
    return item;
  }

  function itemOf(page: KeptPage): HTMLElement {
    const item = linkTo(page);
    const bytes = document.createElement('span');
    const cross = document.createElement('button');
    bytes.textContent = inKilobytes(bytesOf([page]));
    cross.type = 'button';
    cross.textContent = '×';
    cross.setAttribute('aria-label', `${remove}: ${item.textContent}`);
    guardTaps(cross);
    cross.addEventListener('click', () => void forget([page]));
    item.append(bytes, cross);
    return item;
  }

  function fill(list: HTMLElement, items: readonly HTMLElement[]): void {
    list.replaceChildren(...items);
    if (list.parentElement) list.parentElement.hidden = items.length === 0;
  }

  function showWaiting(): void {
    const pages = new Map(waitingList().map(([, kept]) => [kept.path, kept]));
    fill(waiting, [...pages.values()].map(linkTo));
  }

  async function show(): Promise<void> {
    const pages = (await keptPages().catch(() => [])).filter(({ shelf }) => shelf !== 'list');
    for (const [name, list] of Object.entries(lists)) {
      fill(list, pages.filter(({ shelf }) => shelf === name).map(itemOf));
    }
    none.hidden = pages.length > 0;
    total.hidden = pages.length === 0;
    sum.textContent = inKilobytes(bytesOf(pages));
  }

  const forgetAll = async (): Promise<void> => forget((await keptPages()).filter(({ shelf }) => shelf !== 'list'));
  const clear = (): void => void forgetAll();
  guardTaps(button);
  button.addEventListener('click', clear);
  // The phone shows this page in the place of one that is not to be had, too.
  offline.hidden = navigator.onLine && !document.querySelector('[src^="/kept/"]');
  addEventListener(settledEvent, showWaiting);
  showWaiting();
  void show();
  return () => {
    button.removeEventListener('click', clear);
    removeEventListener(settledEvent, showWaiting);
  };
};

export default mount;
