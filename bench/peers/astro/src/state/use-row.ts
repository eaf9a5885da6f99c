import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Row {
  /** Index of the item at the start of what is seen. */
  position: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Scrolls by so many items. */
  move: (items: number) => void;
}

/** How far a row is scrolled, whichever way it runs. */
const offsetOf = (list: Element): number => Math.abs(list.scrollLeft);

/** How far it is from one item to the next. */
function stepOf(list: Element): number {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

/** The row of items beside some controls, which scrolls and snaps by itself: where it is, and how to move it. */
export function useRow(controls: RefObject<Element | null>, around: string, items: string): Row {
  const [state, setState] = useState({ position: 0, isAtStart: true, isAtEnd: false });
  const find = (): Element | null | undefined => controls.current?.closest(around)?.querySelector(items);

  useEffect(() => {
    const list = controls.current?.closest(around)?.querySelector(items);
    if (!list) return undefined;
    const read = (): void => {
      const offset = offsetOf(list);
      setState({
        position: Math.round(offset / Math.abs(stepOf(list))),
        isAtStart: offset < 1,
        isAtEnd: offset > list.scrollWidth - list.clientWidth - 2,
      });
    };
    read();
    list.addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      list.removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [controls, around, items]);

  function move(count: number): void {
    const list = find();
    if (!list) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    list.scrollTo({ left: (state.position + count) * stepOf(list), behavior });
  }

  return { ...state, move };
}
