import { kernel } from './parts.ts';
import type { Box } from './types.ts';

/** Gives failed boxes another chance. */
export function heal(): void {
  document.querySelectorAll<Box>('[data-widget-state=failed]').forEach(box => {
    delete box.dataset.widgetState;
    void kernel.wake(box);
  });
}
