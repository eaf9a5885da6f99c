import type { Mount } from '../../../kernel/types.ts';
import { followViewport } from '../../shared/base/follow-viewport.ts';
import { keepInViewport } from './keep-in-viewport.ts';

/** Milliseconds after which submenus are moved: once the menu is there or one of them opens, and after a resize. */
const delay = 100;
const delayAfterResize = 200;

/** What may open a submenu. */
const openings = ['toggle', 'focusin', 'pointerover'] as const;

/** Keeps the submenus of a menu on the screen. What opens by a `summary` is closed by Escape and a press elsewhere. */
const mount: Mount = box => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(keepInViewport, milliseconds, box);
  }

  function close(isKept: (details: HTMLDetailsElement) => boolean): void {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if ((box.contains(details) || details === box) && !isKept(details)) details.open = false;
    }
  }

  function pressKey({ key }: KeyboardEvent): void {
    const { activeElement, body } = document;
    // Safari gives the focus to no summary that is clicked.
    const focused = activeElement === body ? box.querySelector('details[open] > summary') : activeElement;
    const details = focused?.closest<HTMLDetailsElement>('details[open]');
    if (key !== 'Escape' || !details || !box.contains(details)) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }

  const pressElsewhere = ({ target }: Event): void => close(details => details.contains(target as Node));
  const planSoon = (): void => plan(delay);

  for (const type of openings) box.addEventListener(type, planSoon, true);
  addEventListener('keydown', pressKey);
  addEventListener('pointerdown', pressElsewhere);
  const stopFollowing = followViewport('resize', () => plan(delayAfterResize));
  planSoon();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    for (const type of openings) box.removeEventListener(type, planSoon, true);
    removeEventListener('keydown', pressKey);
    removeEventListener('pointerdown', pressElsewhere);
  };
};

export default mount;
