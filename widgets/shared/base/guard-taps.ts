/** Ignores taps within 24 pixels of a point for a second, except on the element `spared`. */
export function guardPlace(x: number, y: number, spared: Element): void {
  const swallow = (tap: MouseEvent): void => {
    // A click by key or script has no position.
    if (tap.detail && Math.hypot(tap.clientX - x, tap.clientY - y) < 24 && !spared.contains(tap.target as Node)) {
      tap.preventDefault();
      tap.stopImmediatePropagation();
    }
  };
  addEventListener('click', swallow, true);
  setTimeout(removeEventListener, 1000, 'click', swallow, true);
}

/**
 * After each tap on an element, ignores taps at the same place on other elements for a second, because the tap may have
 * opened or uncovered them. A click without a position, such as a repeated tap, counts as one in the element's middle.
 */
export function guardTaps(guarded: Element): void {
  guarded.addEventListener('click', event => {
    const { detail, clientX, clientY } = event as MouseEvent;
    const { left, top, width, height } = guarded.getBoundingClientRect();
    guardPlace(detail ? clientX : left + width / 2, detail ? clientY : top + height / 2, guarded);
  });
}
