import type { Box } from './types.ts';

/** Fires an event at a box; returns false where somebody has cancelled it. */
export function announce(box: Box, type: string, detail?: unknown): boolean {
  return box.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}

/** Says that a box does not work, at the box and, unless somebody has cancelled that, in the console. */
export function fail(box: Box, error: unknown): void {
  box.dataset.widgetState = 'failed';
  if (announce(box, 'widget:error', error)) console.error(box, error);
}
