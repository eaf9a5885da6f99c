/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useRow } from '../state/use-row.ts';

export interface CarouselControlsProps {
  previousLabel: string;
  nextLabel: string;
}

/** The buttons of a carousel, whose pictures stay static. */
export function CarouselControls({ previousLabel, nextLabel }: CarouselControlsProps): VNode {
  const controls = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, move } = useRow(controls, '.carousel', '.carousel-items');

  const button = (label: string, sign: string, step: number, rests: boolean): VNode => (
    <button type="button" aria-label={label} aria-disabled={rests} onClick={() => move(step)}>
      <span class="carousel-arrow" aria-hidden="true">
        {sign}
      </span>
    </button>
  );

  return (
    <div class="carousel-controls needs-script" ref={controls}>
      {button(previousLabel, '‹', -1, isAtStart)}
      {button(nextLabel, '›', 1, isAtEnd)}
    </div>
  );
}
