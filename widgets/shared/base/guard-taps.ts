/**
 * For a second after a tap on an element, a tap in the same place does nothing to what lies there by then, be it what
 * the first one has opened or uncovered. A tap that was held until now counts for the element's middle.
 */
export function guardPlace({ detail, clientX, clientY }: MouseEvent, guarded: Element): void {
  const { left, top, width, height } = guarded.getBoundingClientRect();
  const [x, y] = detail ? [clientX, clientY] : [left + width / 2, top + height / 2];
  const swallow = (next: MouseEvent): void => {
    // A key that clicks, or a script, is in no place.
    const isSamePlace = next.detail && Math.hypot(next.clientX - x, next.clientY - y) < 24;
    if (isSamePlace && !guarded.contains(next.target as Node)) {
      next.preventDefault();
      next.stopImmediatePropagation();
    }
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), 1000);
}

/** Does so after each tap on an element. */
export const guardTaps = (guarded: Element): void =>
  guarded.addEventListener('click', event => guardPlace(event as MouseEvent, guarded));
