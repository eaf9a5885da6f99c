/** Width of a step in pixels: a slide and the gap after it. */
export const stepWidth = 300;
const between = 12;

interface Layout {
  /** -1 on a page from right to left. */
  forward: 1 | -1;
  rows?: number;
  /** Number of visible steps. */
  seen?: number;
}

/** Gives a list and its slides the layout that jsdom lacks. */
export function layOut(list: HTMLElement, { forward, rows = 1, seen = 1 }: Layout): void {
  const slides = [...list.children];
  const steps = Math.ceil(slides.length / rows);
  Object.defineProperty(list, 'clientWidth', { value: seen * stepWidth - between, configurable: true });
  Object.defineProperty(list, 'scrollWidth', { value: steps * stepWidth - between, configurable: true });
  slides.forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: forward * Math.floor(index / rows) * stepWidth });
    Object.defineProperty(slide, 'offsetHeight', { value: 100 * (index + 1) });
  });
}
