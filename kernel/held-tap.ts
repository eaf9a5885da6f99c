import { guarded } from './guarded.ts';
import type { Box } from './types.ts';

export type Button = HTMLButtonElement;

/** A tap without any typed text: the choice in the box, and the button's value. */
export type HeldTap = readonly [choice: string | undefined, value: string];

/** State of the tab's history entry: unanswered taps by `held {widget} {id}`. */
export type HistoryState = Readonly<Record<string, HeldTap | undefined>> | null;

/**
 * Stores a held tap in the tab's history entry, where a reload finds it: the latest of each kind. Removes it once it is
 * no longer held.
 */
export const setHeldTap = (box: Box, button: Button, isHeld?: boolean): unknown =>
  // Safari throws if calls come too often.
  guarded(() =>
    history.replaceState(
      {
        ...(history.state as HistoryState),
        [`held ${box.dataset.widget} ${button.closest<Box>('[data-id]')?.dataset.id}`]: isHeld && [box.querySelector(':checked')?.id, button.value],
      },
      '',
    ),
  );
