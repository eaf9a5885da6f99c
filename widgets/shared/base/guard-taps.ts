/** For a second, a tap in a place does nothing to what lies there by then, unless that is in an element. */
export function guardPlace(x: number, y: number, spared: Element): void {
  const swallow = (tap: MouseEvent): void => {
    // A key that clicks, or a script, is in no place.
    if (tap.detail && Math.hypot(tap.clientX - x, tap.clientY - y) < 24 && !spared.contains(tap.target as Node)) {
      tap.preventDefault();
      tap.stopImmediatePropagation();
    }
  };
  addEventListener('click', swallow, true);
  setTimeout(removeEventListener, 1000, 'click', swallow, true);
}

/**
 * After each tap on an element, a second one in the same place does nothing to what the first has opened or uncovered.
 * A tap that was held until now counts for the element's middle.
 */
export function guardTaps(guarded: Element): void {
  guarded.addEventListener('click', event => {
    const { detail, clientX, clientY } = event as MouseEvent;
    const { left, top, width, height } = guarded.getBoundingClientRect();
    guardPlace(detail ? clientX : left + width / 2, detail ? clientY : top + height / 2, guarded);
  });
}
