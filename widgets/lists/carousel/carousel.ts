import type { Mount } from '../../../kernel/types.ts';
import { arrowStep } from '../../shared/base/arrow-keys.ts';
import { scrollBehavior } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Events that mean that the reader scrolls the row herself. */
const takeoverEvents = ['pointerdown', 'wheel', 'focusin'] as const;

/**
 * Adds buttons and arrow keys to a row that scrolls sideways. They always move it to the start of an item. A button is
 * disabled at the end of its side. Arrow keys also move the focus.
 */
const mount: Mount = (box, { page }) => {
  const list = box.querySelector('ul');
  const [previous, next] = box.querySelectorAll('.carousel-controls button');
  if (!list || !previous || !next) throw markupError('The carousel lacks its list or its buttons');
  // On a page from right to left, positions run from 0 to negative values.
  const forward = page.direction === 'rtl' ? -1 : 1;
  const offset = (): number => list.scrollLeft * forward;
  const end = (): number => list.scrollWidth - list.clientWidth;
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const startOf = (item: HTMLElement): number => (item.offsetLeft - (items()[0] ?? item).offsetLeft) * forward;
  // Target of the last press. The next press continues from there, even while the row is still moving.
  let goal: number | undefined;

  function moveTo(place: number): void {
    goal = Math.min(Math.max(place, 0), end());
    list?.scroll({ left: goal * forward, behavior: scrollBehavior() });
  }

  function move(direction: number): void {
    const from = goal ?? offset();
    const beyond = items().map(startOf).filter(place => (place - from) * direction > 1);
    moveTo(direction > 0 ? Math.min(...beyond) : Math.max(...beyond));
  }

  function show(): void {
    // Reads all positions before writing, and writes only changes, to avoid further layouts.
    const states = [[previous, offset() < 1], [next, offset() > end() - 2]] as const;
    for (const [button, isResting] of states) {
      // Not `disabled`, because the pressed button would lose the focus.
      if (button?.ariaDisabled !== String(isResting)) button?.setAttribute('aria-disabled', String(isResting));
    }
  }

  function forget(): void {
    goal = undefined;
    show();
  }

  /** Scrolls to the neighbour of an item and focuses it. */
  function moveFrom(item: HTMLElement, direction: number): void {
    const all = items();
    const other = all[all.indexOf(item) + direction];
    other?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true });
    moveTo(startOf(other ?? item));
  }

  function press(event: KeyboardEvent): void {
    const direction = arrowStep(event, forward);
    const item = items().find(one => one.contains(event.target as Element));
    // Without this, the browser would also scroll by some pixels.
    if (direction) event.preventDefault();
    if (!direction) forget();
    else if (item) moveFrom(item, direction);
    else move(direction);
  }

  const back = (): void => move(-1);
  const on = (): void => move(1);
  previous.addEventListener('click', back);
  next.addEventListener('click', on);
  list.addEventListener('keydown', press);
  list.addEventListener('scroll', show, { passive: true });
  for (const type of takeoverEvents) list.addEventListener(type, forget, { passive: true });
  addEventListener('resize', forget);
  show();
  return () => {
    previous.removeEventListener('click', back);
    next.removeEventListener('click', on);
    list.removeEventListener('keydown', press);
    list.removeEventListener('scroll', show);
    for (const type of takeoverEvents) list.removeEventListener(type, forget);
    removeEventListener('resize', forget);
  };
};

export default mount;
