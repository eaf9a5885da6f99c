import type { Kernel, Mount } from '../../../kernel/types.ts';
import { momentOf, now } from '../../shared/base/time.ts';
import { wakeOffline } from '../../shared/base/wake-offline.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Plural categories whose numbers a box may list: what is in none of them is as most numbers are. */
const categories = ['one', 'two', 'few'];

/**
 * Formats an age in ms with the words of the box. Empty without words, for a day and more, and for the future.
 */
const sayerOf = (box: HTMLElement, { digits }: Kernel) => (age: number): string => {
  const minutes = Math.floor(age / 60_000);
  if (!(minutes >= 0 && minutes < 24 * 60)) return '';
  const [count, unit] = minutes < 60 ? [Math.max(1, minutes), 'minute'] : [Math.floor(minutes / 60), 'hour'];
  const category = categories.find(name => box.matches(`[data-${name}~="${count}"]`));
  const form = box.getAttribute(`data-${unit}-${category}`) ?? box.getAttribute(`data-${unit}`);
  return form?.replace('{n}', digits.format(count)) ?? '';
};

/** Milliseconds between two looks at the clock. */
const interval = 60_000;

/** Lays an empty text over the printed one, which keeps its room as long as that says something, and is the title. */
function cover(time: HTMLTimeElement): Element {
  const printed = document.createElement('span');
  const relative = document.createElement('span');
  printed.append(...time.childNodes);
  time.title = printed.textContent;
  relative.className = 'relative-time';
  time.append(relative, printed);
  return relative;
}

/** Says how long ago the page's times of the last day were, also those of items that come later. */
const mount: Mount = (box, kernel) => {
  if (!box.dataset.minute) throw markupError('data-minute is missing');
  const say = sayerOf(box, kernel);
  /** Our last text of each time. If a translator has changed it, the text stays as it is. */
  const said = new WeakMap<HTMLTimeElement, string>();

  const show = (time: HTMLTimeElement): void => {
    const covered = time.querySelector('.relative-time');
    const { length } = (covered && time.title) || time.textContent;
    let text = say(now() - momentOf(time.dateTime));
    // A longer one would lie on what follows.
    if (time.nextElementSibling && text.length > length) text = '';
    if ((said.get(time) ?? covered?.textContent ?? '') !== text) (covered ?? cover(time)).textContent = text;
    said.set(time, text);
  };

  const update = (): void => document.querySelectorAll<HTMLTimeElement>('main time[datetime*=T]').forEach(show);
  const timer = setInterval(update, interval);
  const watch = new MutationObserver(update);

  update();
  void wakeOffline(kernel);
  watch.observe(document.body, { childList: true, subtree: true });
  // A page that was put aside is right at once; in a tab that slept, the timer is due.
  addEventListener('pageshow', update);
  return () => {
    clearInterval(timer);
    watch.disconnect();
    removeEventListener('pageshow', update);
  };
};

export default mount;
