'use client';
import { type ReactNode, useRef } from 'react';
import { useRow } from '../state/use-row.ts';

interface SliderControlsProps {
  previous: string;
  next: string;
  /** What each of the slides is called, such as "1 of 8". */
  labels: string[];
}

/** Buttons that move a row of slides, and say which one is seen. */
export function SliderControls({ previous, next, labels }: SliderControlsProps): ReactNode {
  const controls = useRef<HTMLDivElement>(null);
  const { position, isAtStart, isAtEnd, move } = useRow(controls, '.slider', '.slider-items');
  return (
    <div className="slider-steering needs-script" ref={controls}>
      <button
        type="button"
        aria-label={previous}
        aria-disabled={isAtStart}
        className="slider-previous"
        onClick={() => move(-1)}
      >
        <span aria-hidden className="slider-arrow">
          ‹
        </span>
      </button>
      <p className="slider-status visually-hidden" aria-live="polite">
        {labels[position]}
      </p>
      <button type="button" aria-label={next} aria-disabled={isAtEnd} className="slider-next" onClick={() => move(1)}>
        <span aria-hidden className="slider-arrow">
          ›
        </span>
      </button>
    </div>
  );
}
