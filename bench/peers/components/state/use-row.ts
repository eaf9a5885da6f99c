import { type RefObject, useEffect, useState } from 'react';

interface Row {
  position: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Moves by so many items. */
  move: (step: number) => void;
}

/** The list that the buttons in an element are for, by the box around both and the list's class in it. */
const listOf = (controls: Element | null, box: string, list: string): Element | null =>
  controls?.closest(box)?.querySelector(list) ?? null;

/** Distance of two items from each other, in px. */
function stepIn({ children: [first, second] }: Element): number {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 1;
  return Math.abs(second.offsetLeft - first.offsetLeft);
}

/** Where a row that scrolls sideways is, and what moves it. */
export function useRow(controls: RefObject<Element | null>, box: string, list: string): Row {
  const [place, setPlace] = useState({ position: 0, isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = listOf(controls.current, box, list);
    if (!row) return undefined;
    const follow = (): void => {
      const offset = Math.abs(row.scrollLeft);
      setPlace({
        position: Math.round(offset / stepIn(row)),
        isAtStart: offset < 1,
        isAtEnd: offset > row.scrollWidth - row.clientWidth - 2,
      });
    };
    follow();
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [controls, box, list]);

  function move(step: number): void {
    const row = listOf(controls.current, box, list);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    // Pages run from right to left: what comes next is at a negative position.
    if (row) row.scrollTo({ left: -(place.position + step) * stepIn(row), behavior });
  }

  return { ...place, move };
}
