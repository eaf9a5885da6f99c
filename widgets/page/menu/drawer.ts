import { createElement } from '../../shared/base/elements.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import type { OverPage } from '../../shared/base/load-over-page.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';

interface DrawerOptions {
  /** Element that opened the menu. */
  trigger: Element;
  /** Name of the menu. */
  name: string;
  /** Label of the button that closes it. */
  close: string;
  /** True if the page behind is inert and a click there closes the menu. */
  isModal: boolean;
  /** Called when the menu starts to slide out. */
  onClose: () => void;
  overPage: OverPage;
}

/** Class of the root element while the page behind does not scroll. */
const mark = 'has-menu';

/** Class of the menu until it is back in its place. */
export const drawer = 'menu-drawer';

const focusable = 'a[href],button,input,select,textarea,summary';

/** Slides a menu in from the edge where lines begin, or out again. */
function slide(menu: HTMLElement, direction: 'normal' | 'reverse'): Animation {
  const out = getComputedStyle(menu).direction === 'rtl' ? '100%' : '-100%';
  const duration = wantsLessMotion() ? 0 : 250;
  return menu.animate([{ transform: `translateX(${out})` }, { transform: 'none' }], { duration, direction, easing: 'ease-out' });
}

/** Creates a placeholder of the menu's size. */
function standIn({ offsetWidth, offsetHeight }: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = `inline-size:${offsetWidth}px;block-size:${offsetHeight}px`;
  return place;
}

/** Keeps the focus within the menu: Tab on its last element moves to its first. */
function keepTab(event: KeyboardEvent, menu: HTMLElement): void {
  const all = [...menu.querySelectorAll<HTMLElement>(focusable)].filter(element => element.getClientRects().length > 0);
  const [first, last] = [all[0], all[all.length - 1]];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (menu.contains(document.activeElement) && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Adds the close button. It covers the place of the trigger, at the top or bottom of the viewport, so that a second tap
 * hits no link of the menu.
 */
function addClosing(menu: HTMLElement, label: string, trigger: Element): HTMLElement {
  const { top, bottom } = trigger.getBoundingClientRect();
  const isLow = top + bottom > innerHeight;
  const closing = createElement('button', `menu-close${isLow ? ' menu-close-low' : ''}`, { type: 'button' });
  closing.textContent = label;
  closing.style.minBlockSize = `${isLow ? innerHeight - top : bottom}px`;
  menu.prepend(closing);
  return closing;
}

/** Opens a menu over the page with the focus in it. Returns a function that closes it. */
export function openDrawer(menu: HTMLElement, options: DrawerOptions): () => void {
  const { trigger, name, close: label, isModal, onClose, overPage } = options;
  const root = document.documentElement;
  const place = standIn(menu);
  const backdrop = createElement('div', 'menu-backdrop');
  const dialog = ([['role', 'dialog'], ['aria-modal', 'true'], ['aria-label', name]] as const).filter(([attribute]) => !menu.hasAttribute(attribute));
  menu.before(place);
  const closing = addClosing(menu, label, trigger);
  menu.classList.add(drawer);
  if (isModal) {
    for (const [attribute, value] of dialog) menu.setAttribute(attribute, value);
    document.body.append(backdrop);
    root.classList.add(mark);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
    if (event.key === 'Tab' && isModal) keepTab(event, menu);
  }

  function putBack(): void {
    for (const element of [place, closing]) element.remove();
    // Otherwise, more than half a second after the tap, Chromium counts the move to its place as a layout shift.
    menu.classList.replace(drawer, 'menu-gone');
    menu.getClientRects();
    menu.classList.remove('menu-gone');
    for (const [attribute] of dialog) menu.removeAttribute(attribute);
  }

  function leave(): void {
    removeEventListener('keydown', press);
    backdrop.remove();
    root.classList.remove(mark);
    overPage?.closed(vanish, true);
    onClose();
  }

  function close(): void {
    leave();
    slide(menu, 'reverse').onfinish = putBack;
  }

  /** Closes at once, because a page that is left has no time for the animation. */
  function vanish(): void {
    leave();
    putBack();
  }

  overPage?.opened(vanish);
  addEventListener('keydown', press);
  for (const element of [closing, backdrop]) {
    guardTaps(element);
    element.addEventListener('click', close);
  }
  slide(menu, 'normal');
  closing.focus({ preventScroll: true });
  return close;
}
