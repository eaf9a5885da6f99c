/** Layout that the test's browser lacks. A step is a slide and the gap before the next. */
export const stepWidth = 300;
const between = 12;

interface Layout {
  /** -1 where the page runs from right to left. */
  forward: 1 | -1;
  rows?: number;
  /** Steps that are seen at a time. */
  seen?: number;
}

/** Gives a list and its slides their places. */
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
