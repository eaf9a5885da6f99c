import type { Mount } from '../../../kernel/types.ts';
import { followViewport } from '../../shared/base/follow-viewport.ts';
import { loadOverPage } from '../../shared/base/load-over-page.ts';
import { keepInViewport } from './keep-in-viewport.ts';

/** Delays in milliseconds before submenus are moved: after the start or an opening, and after a resize. */
const delay = 100;
const delayAfterResize = 200;

/** Events that may open a submenu. */
const openings = ['toggle', 'focusin', 'pointerover'] as const;

/** Keeps submenus in the viewport. Escape, Back and a press elsewhere close a submenu of a `summary`. */
const mount: Mount = box => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Target of the last press. If it closed a submenu, it may also navigate. */
  let pressed: EventTarget | null = box;

  const open = (): HTMLDetailsElement[] =>
    [...document.querySelectorAll<HTMLDetailsElement>('details[open]')].filter(details => box.contains(details));

  /** Closes all open submenus except the one that contains the event's target. */
  function close(event?: Event): void {
    if (event) pressed = event.target;
    for (const details of open()) if (!details.contains(event?.target as Node | null)) details.open = false;
  }

  function plan(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(keepInViewport, milliseconds, box);
  }

  function pressKey({ key }: KeyboardEvent): void {
    const { activeElement, body } = document;
    // Safari does not focus a clicked summary.
    const details = open().filter(one => one.contains(activeElement) || activeElement === body).pop();
    if (key !== 'Escape' || !details) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }

  function follow(): void {
    plan(delay);
    void loadOverPage().then(overPage => {
      if (open().length > 0) overPage?.opened(close);
      else overPage?.closed(close, box.contains(pressed as Node));
    });
  }

  for (const type of openings) box.addEventListener(type, follow, true);
  addEventListener('keydown', pressKey);
  addEventListener('pointerdown', close);
  const stopFollowing = followViewport('resize', () => plan(delayAfterResize));
  // A menu that nobody has opened needs no handling of Back.
  if (open().length > 0) follow();
  else plan(delay);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    for (const type of openings) box.removeEventListener(type, follow, true);
    removeEventListener('keydown', pressKey);
    removeEventListener('pointerdown', close);
  };
};

export default mount;
