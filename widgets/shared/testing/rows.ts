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
