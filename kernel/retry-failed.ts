import { kernel } from './parts.ts';
import type { Box } from './types.ts';

/** Gives boxes whose chunk could not be had another chance. */
export function retryFailed(): void {
  document.querySelectorAll<Box>('[data-widget-state=failed]').forEach(kernel.wake);
}
