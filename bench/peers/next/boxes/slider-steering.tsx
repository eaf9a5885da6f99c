'use client';
import { type ReactNode, useRef } from 'react';
import { useRow } from '../state/use-row.ts';

interface SliderSteeringProps {
  previous: string;
  next: string;
  /** What each of the slides is called, such as "1 of 8". */
  labels: string[];
}

/** Buttons that move a row of slides, and say which one is seen. */
export function SliderSteering({ previous, next, labels }: SliderSteeringProps): ReactNode {
  const steering = useRef<HTMLDivElement>(null);
  const { position, isAtStart, isAtEnd, move } = useRow(steering, '.slider', '.slider-items');
  return (
    <div className="slider-steering needs-script" ref={steering}>
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
