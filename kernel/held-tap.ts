import { guarded } from './guarded.ts';
import type { Box } from './types.ts';

export type Button = HTMLButtonElement;

/** A tap without any typed text: the id of the checked input in the box, and the button's value. */
export type HeldTap = readonly [choice: string | undefined, value: string];

/** State of the tab's history entry: taps not yet handled, by `held {widget} {id}`. */
export type HistoryState = Readonly<Record<string, HeldTap | undefined>> | null;

/**
 * Stores a held tap in the tab's history entry, so that it survives a reload. Keeps only the latest tap per widget and
 * id. Without `isHeld`, removes the tap.
 */
export const setHeldTap = (box: Box, button: Button, isHeld?: boolean): unknown =>
  // Safari throws if `replaceState` is called too often.
  guarded(() =>
    history.replaceState(
      {
        ...(history.state as HistoryState),
        [`held ${box.dataset.widget} ${button.closest<Box>('[data-id]')?.dataset.id}`]: isHeld && [box.querySelector(':checked')?.id, button.value],
      },
      '',
    ),
  );
