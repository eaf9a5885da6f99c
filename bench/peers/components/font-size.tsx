'use client';
import type { ReactNode } from 'react';
import type { readFontSize } from '../reading/lists.ts';
import { resizeText } from './state/resize-text.ts';

export function FontSize({ label, resetSign, ...labels }: ReturnType<typeof readFontSize>): ReactNode {
  const button = (step: string, name: string, sign: string): ReactNode => (
    <button type="button" aria-label={name} data-step={step} onClick={() => resizeText(step)}>
      <span aria-hidden>{sign}</span>
    </button>
  );
  return (
    <div data-widget="font-size" className="font-size needs-script" role="group" aria-label={label}>
      {button('smaller', labels.smallerLabel, '−')}
      {button('reset', labels.resetLabel, resetSign)}
      {button('larger', labels.largerLabel, '+')}
    </div>
  );
}
