/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useRow } from '../state/use-row.ts';

export interface SliderControlsProps {
  previousLabel: string;
  nextLabel: string;
  /** What is said of each slide when it is reached, such as `2 of 8`. */
  positions: string[];
}

/** The buttons of a slider, whose slides stay static. */
export function SliderControls({ previousLabel, nextLabel, positions }: SliderControlsProps): VNode {
  const controls = useRef<HTMLDivElement>(null);
  const { position, isAtStart, isAtEnd, move } = useRow(controls, '.slider', '.slider-items');

  const button = (name: string, label: string, sign: string, step: number, rests: boolean): VNode => (
    <button type="button" class={`slider-${name}`} aria-label={label} aria-disabled={rests} onClick={() => move(step)}>
      <span class="slider-arrow" aria-hidden="true">
        {sign}
      </span>
    </button>
  );

  return (
    <div class="slider-steering needs-script" ref={controls}>
      {button('previous', previousLabel, '‹', -1, isAtStart)}
      <p class="slider-status visually-hidden" aria-live="polite">
        {positions[position]}
      </p>
      {button('next', nextLabel, '›', 1, isAtEnd)}
    </div>
  );
}
