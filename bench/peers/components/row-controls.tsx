'use client';
import { type ReactNode, useRef } from 'react';
import type { readRowControls } from '../reading/lists.ts';
import { useRow } from './state/use-row.ts';

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
