/** Submenus: lists inside an item, and lists that open under a `summary`. */
const submenus = 'li > :is(ul, ol), details > :is(ul, ol), .submenu';

interface Edges {
  left: number;
  right: number;
}

/**
 * Returns the distance in CSS pixels by which edges must move to be within a width; negative to the left. If they are
 * wider than that, their start becomes visible.
 */
export function shiftInto({ left, right }: Edges, width: number, isRightToLeft: boolean): number {
  const [toLeft, toRight] = [Math.min(0, width - right), Math.max(0, -left)];
  if (right - left > width) return isRightToLeft ? width - right : -left;
  return toLeft || toRight;
}

/** Moves visible submenus by their margins, so that none leaves the viewport. */
export function keepInViewport(menu: Element): void {
  const all = [...menu.querySelectorAll<HTMLElement>(submenus)];
  for (const { style } of all) Object.assign(style, { marginLeft: '', marginRight: '' });
  // Outer submenus come first, because inner ones move with them.
  for (const submenu of all) {
    const { style } = submenu;
    const edges = submenu.getBoundingClientRect();
    const { direction, marginLeft, marginRight } = getComputedStyle(submenu);
    const shift = shiftInto(edges, document.documentElement.clientWidth, direction === 'rtl');
    if (edges.width === 0 || shift === 0) continue;
    // Both margins change, so that the width stays the same.
    style.marginLeft = `${(parseFloat(marginLeft) || 0) + shift}px`;
    style.marginRight = `${(parseFloat(marginRight) || 0) - shift}px`;
  }
}
