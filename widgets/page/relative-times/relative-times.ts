import type { Kernel, Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { agoOf } from './model.ts';

type Say = (...ago: NonNullable<ReturnType<typeof agoOf>>) => string;

/**
 * What says how long ago something was, in the words of the box: one form of a unit for all numbers, or one for each
 * plural category. Nothing where it has none.
 */
function sayerOf(box: HTMLElement, { digits, page: { language } }: Kernel): Say {
  let rules: Intl.PluralRules | undefined;
  // Made only where the form hangs on it: the first that a phone does with Intl takes it longer than all the rest.
  const categoryOf = (count: number): string => (rules ??= new Intl.PluralRules(language)).select(count);
  return (count, unit) => {
    const name = `data-${unit}`;
    const form = box.getAttribute(name) ?? box.getAttribute(`${name}-${categoryOf(count)}`);
    return form?.replace('{n}', digits.format(count)) ?? '';
  };
}

/** A box with words: every language has a form for the number one, if it has one for each category. */
const wordy = '[data-minute],[data-minute-one]';

/** Milliseconds between two looks at the clock. */
const interval = 60_000;

/** Lays an empty text over the printed one, which keeps its room as long as that says something, and is the title. */
function cover(time: HTMLTimeElement): Element {
  const [printed, relative] = [document.createElement('span'), document.createElement('span')];
  printed.append(...time.childNodes);
  time.title = printed.textContent;
  relative.className = 'relative-time';
  time.append(relative, printed);
  return relative;
}

/** Says how long ago the page's times of the last day were, also those of items that come later. */
const mount: Mount = (box, kernel) => {
  if (!box.matches(wordy)) throw markupError('data-minute is missing');
  const say = sayerOf(box, kernel);

  const show = (time: HTMLTimeElement): void => {
    const ago = agoOf(Date.now() - Date.parse(time.dateTime));
    const text = ago ? say(...ago) : '';
    const covered = time.querySelector('.relative-time');
    // What is said already is not said again: every change would be followed by one more look at the page.
    if ((covered?.textContent ?? '') === text) return;
    (covered ?? cover(time)).textContent = text;
  };

  const update = (): void => document.querySelectorAll<HTMLTimeElement>('main time[datetime*=T]').forEach(show);
  const timer = setInterval(update, interval);
  const watch = new MutationObserver(update);

  update();
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
