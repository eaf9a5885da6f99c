import type { Kernel, Mount } from '../../../kernel/types.ts';
import { momentOf, now } from '../../shared/base/time.ts';
import { wakeOffline } from '../../shared/base/wake-offline.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Plural categories for which a box may list numbers. All other numbers use the default form. */
const categories = ['one', 'two', 'few'];

/**
 * Creates a function that formats an age in milliseconds with the box's texts. It returns an empty string without
 * texts, for a day and more, and for the future.
 */
const sayerOf = (box: HTMLElement, { digits }: Kernel) => (age: number): string => {
  const minutes = Math.floor(age / 60_000);
  if (!(minutes >= 0 && minutes < 24 * 60)) return '';
  const [count, unit] = minutes < 60 ? [Math.max(1, minutes), 'minute'] : [Math.floor(minutes / 60), 'hour'];
  const category = categories.find(name => box.matches(`[data-${name}~="${count}"]`));
  const form = box.getAttribute(`data-${unit}-${category}`) ?? box.getAttribute(`data-${unit}`);
  return form?.replace('{n}', digits.format(count)) ?? '';
};

/** Time in milliseconds between two updates. */
const interval = 60_000;

/** Covers the printed time with an empty element. The printed text keeps its space and becomes the title. */
function cover(time: HTMLTimeElement): HTMLElement {
  const printed = document.createElement('span');
  const relative = document.createElement('span');
  printed.append(...time.childNodes);
  time.title = printed.textContent;
  relative.className = 'relative-time';
  time.append(relative, printed);
  return relative;
}

/** Shows the age of all times of the last day, also in items that are added later. */
const mount: Mount = (box, kernel) => {
  if (!box.dataset.minute) throw markupError('data-minute is missing');
  const say = sayerOf(box, kernel);
  /** The last text that we wrote to each time. A text that a translator has changed stays as it is. */
  const said = new WeakMap<HTMLTimeElement, string>();

  const show = (time: HTMLTimeElement): void => {
    const covered = time.querySelector<HTMLElement>('.relative-time');
    const text = say(now() - momentOf(time.dateTime));
    if ((said.get(time) ?? covered?.textContent ?? '') === text) return;
    said.set(time, text);
    const relative = covered ?? cover(time);
    relative.textContent = text;
    // A wider text would overlap the next element.
    if (time.nextElementSibling && relative.offsetWidth > time.offsetWidth) relative.textContent = '';
  };

  const update = (): void => document.querySelectorAll<HTMLTimeElement>('main time[datetime*=T]').forEach(show);
  const timer = setInterval(update, interval);
  const watch = new MutationObserver(update);

  update();
  void wakeOffline(kernel);
  watch.observe(document.body, { childList: true, subtree: true });
  // Updates at once on a page from the back/forward cache. In a tab that slept, the timer is already due.
  addEventListener('pageshow', update);
  return () => {
    clearInterval(timer);
    watch.disconnect();
    removeEventListener('pageshow', update);
  };
};

export default mount;
