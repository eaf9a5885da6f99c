import type { ReactNode } from 'react';

/** Renders a 24 × 24 line icon in the text colour. Its control must have a label. */
export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
