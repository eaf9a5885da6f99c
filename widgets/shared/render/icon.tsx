import type { ReactNode } from 'react';

/** A line drawing on a field of 24 × 24, in the colour of the text around it. Its control says what it stands for. */
export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
