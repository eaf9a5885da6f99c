'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { readRowControls } from '../reading/lists.ts';

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

/** Place of a row that scrolls sideways, with the functions that move it. */
function useRow(controls: RefObject<Element | null>, box: string, list: string): Row {
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

type RowControlsProps = ReturnType<typeof readRowControls>;

/** The buttons of a carousel or a slider, whose pictures and slides stay static. */
export function RowControls({ kind, previousLabel, nextLabel, positions }: RowControlsProps): ReactNode {
  const controls = useRef<HTMLDivElement>(null);
  const { position, isAtStart, isAtEnd, move } = useRow(controls, `.${kind}`, `.${kind}-items`);

  const button = (name: string, label: string, sign: string, step: number, rests: boolean): ReactNode => (
    <button
      type="button"
      className={kind === 'slider' ? `slider-${name}` : undefined}
      aria-label={label}
      aria-disabled={rests}
      onClick={() => move(step)}
    >
      <span className={`${kind}-arrow`} aria-hidden>
        {sign}
      </span>
    </button>
  );

  return (
    <div className={`${kind === 'slider' ? 'slider-steering' : 'carousel-controls'} needs-script`} ref={controls}>
      {button('previous', previousLabel, '‹', -1, isAtStart)}
      {positions.length > 0 ? (
        <p className="slider-status visually-hidden" aria-live="polite">
          {positions[position]}
        </p>
      ) : null}
      {button('next', nextLabel, '›', 1, isAtEnd)}
    </div>
  );
}
