import { guarded } from './guarded.ts';
import type { Box } from './types.ts';

/** What a reader taps to have something done. */
export type Button = HTMLButtonElement;

/** What a tap was, without anything that was typed: what was chosen in the box, and the value of the button. */
export type Trace = readonly [choice: string | undefined, value: string];

/** What the page's place in the history of the tab says: taps, as `held {widget} {id}`, that were not answered. */
export type HistoryState = Readonly<Record<string, Trace | undefined>> | null;

/**
 * Keeps the trace of a tap, the latest for each thing, with the page's place in the history of the tab, where a reload
 * finds it again; takes it away once the tap is held no longer.
 */
export const keepTrace = (box: Box, button: Button, isHeld?: boolean): unknown =>
  // Safari refuses what comes too often.
  guarded(() =>
    history.replaceState(
      {
        ...(history.state as HistoryState),
        [`held ${box.dataset.widget} ${button.closest<Box>('[data-id]')?.dataset.id}`]: isHeld && [box.querySelector(':checked')?.id, button.value],
      },
      '',
    ),
  );
