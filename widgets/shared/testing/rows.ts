import { vi } from 'vitest';

/** In the place of `scroll` of an element, which jsdom does not have. */
export const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

/** The list is somewhere else now: it has arrived, or the reader has scrolled it. */
export function scroll(list: HTMLElement, left: number): void {
  list.scrollLeft = left;
  list.dispatchEvent(new Event('scroll'));
}

/** A key on what has the focus; says whether it has been taken from the browser. */
export function key(name: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}
