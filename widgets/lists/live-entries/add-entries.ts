import { renderTemplate } from '../../shared/template/template.ts';
import type { LiveDay } from './contract.ts';

/** Returns the list of a day's entries. */
const listIn = (day: Element | undefined): Element | null | undefined => day?.querySelector('ol');

/** Adds new key moments above the others, if the box has a list of them. */
function addKeys(box: Element, entries: readonly Element[]): void {
  const keys = box.querySelector<HTMLElement>('.live-keys');
  const list = keys?.querySelector('ol');
  const items = entries.map(entry => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const time = entry.querySelector('time')?.cloneNode(true);
    link.href = `#${entry.id}`;
    link.append(...(time ? [time, ' '] : []), entry.querySelector('h3')?.textContent ?? '');
    item.append(link);
    return item;
  });
  if (!keys || !list || items.length === 0) return;
  list.prepend(...items);
  keys.hidden = false;
}

/** Adds new entries before the others, each under its day. Returns the link of the first one. */
function addEntries(box: Element, stream: Element, added: DocumentFragment): HTMLElement | null {
  const first = added.querySelector('a');
  addKeys(box, [...added.querySelectorAll('[data-key]')]);
  const daysIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-day]')];
  for (const day of daysIn(added).reverse()) {
    const known = daysIn(stream).find(({ dataset }) => dataset.day === day.dataset.day);
    const [list, entries] = [listIn(known), listIn(day)];
    if (list && entries) list.prepend(...entries.children);
    else stream.prepend(day);
  }
  return first;
}

/** Renders new entries. Resolves with a function that shows them. Rejects if their template cannot be loaded. */
export async function prepareEntries(
  box: Element,
  stream: Element,
  days: readonly LiveDay[],
): Promise<() => HTMLElement | null> {
  const added = await renderTemplate('live-entries', { days });
  return () => addEntries(box, stream, added);
}
