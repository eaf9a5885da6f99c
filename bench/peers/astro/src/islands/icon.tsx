/** @jsxImportSource preact */
import type { VNode } from 'preact';

/** A line drawing, as the newsroom prints it. */
export function Icon({ path }: { path: string }): VNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
