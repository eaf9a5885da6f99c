import type { Box } from './types.ts';

/** Fires an event at a box. Returns false if a listener has cancelled it. */
export function announce(box: Box, type: string, detail?: unknown): boolean {
  return box.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
}

/** Reports the failure of a box: by an event at the box and, unless a listener cancels it, in the console. */
export function fail(box: Box, error: unknown): void {
  box.dataset.widgetState = 'failed';
  if (announce(box, 'widget:error', error)) console.error(box, error);
}
