import { kernel } from './kernel.ts';
import type { Box } from './types.ts';

/** Retries boxes whose chunk failed to load. */
export function retryFailed(): void {
  document.querySelectorAll<Box>('[data-widget-state=failed]').forEach(kernel.wake);
}
