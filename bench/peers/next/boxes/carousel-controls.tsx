'use client';
import { type ReactNode, useRef } from 'react';
import { useRow } from '../state/use-row.ts';

/** Buttons that move the pictures of an article. */
export function CarouselControls({ previous, next }: { previous: string; next: string }): ReactNode {
  const controls = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, move } = useRow(controls, '.carousel', '.carousel-items');
  return (
    <div className="carousel-controls needs-script" ref={controls}>
      <button type="button" aria-label={previous} aria-disabled={isAtStart} onClick={() => move(-1)}>
        <span aria-hidden className="carousel-arrow">
          ‹
        </span>
      </button>
      <button type="button" aria-label={next} aria-disabled={isAtEnd} onClick={() => move(1)}>
        <span aria-hidden className="carousel-arrow">
          ›
        </span>
      </button>
    </div>
  );
}
