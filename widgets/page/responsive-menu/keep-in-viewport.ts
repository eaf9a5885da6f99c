/** Lists inside of an item, and what opens under a `summary`. */
const submenus = 'li > :is(ul, ol), details > :is(ul, ol), .submenu';

interface Edges {
  left: number;
  right: number;
}

/**
 * Distance by which these edges have to move to the right, in CSS pixels, to be within a width; it is negative to the
 * left. If they are wider, the beginning is to be seen.
 */
export function shiftInto({ left, right }: Edges, width: number, isRightToLeft: boolean): number {
  const [toLeft, toRight] = [Math.min(0, width - right), Math.max(0, -left)];
  if (right - left > width) return isRightToLeft ? width - right : -left;
  return toLeft || toRight;
}

/** Moves the submenus of a menu that are shown by their margins, so that none of them leaves the viewport. */
export function keepInViewport(menu: Element): void {
  const all = [...menu.querySelectorAll<HTMLElement>(submenus)];
  for (const { style } of all) Object.assign(style, { marginLeft: '', marginRight: '' });
  // The outer submenu moves first: its inner ones go along.
  for (const submenu of all) {
    const { style } = submenu;
    const edges = submenu.getBoundingClientRect();
    const { direction, marginLeft, marginRight } = getComputedStyle(submenu);
    const shift = shiftInto(edges, document.documentElement.clientWidth, direction === 'rtl');
    if (edges.width === 0 || shift === 0) continue;
    // Whichever side it hangs on, it keeps its width.
    style.marginLeft = `${(parseFloat(marginLeft) || 0) + shift}px`;
    style.marginRight = `${(parseFloat(marginRight) || 0) - shift}px`;
  }
}
