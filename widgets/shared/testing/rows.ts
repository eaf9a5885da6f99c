import { beforeEach, vi } from 'vitest';

/** Replaces `scroll` of elements, which jsdom lacks. */
export const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

/** Gives every test of a file elements that can be scrolled. */
export const withRows = (): void =>
  beforeEach(() => {
    scrollTo.mockReset();
    Object.assign(Element.prototype, { scroll: scrollTo });
  });

/** Simulates a list that was scrolled, by script or by the reader. */
export function scroll(list: HTMLElement, left: number): void {
  list.scrollLeft = left;
  list.dispatchEvent(new Event('scroll'));
}

/** Presses a key on the focused element. Returns true if the default action was prevented. */
export function key(name: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}
