import { kernel } from './parts.ts';
import type { Box } from './types.ts';
import { forgive } from './wake.ts';

/** Gives boxes whose chunk could not be had another chance. */
export function heal(): void {
  document.querySelectorAll<Box>('[data-widget-state=failed]').forEach(box => {
    forgive(box);
    void kernel.wake(box);
  });
}
