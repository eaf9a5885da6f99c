import type { Box } from './types.ts';

/** What a reader taps to have something done. */
export type Button = HTMLButtonElement;

/**
 * Tells a held tap from every other one of its page, without anything that was typed: the widget, what is chosen in
 * its box, where else the button sends it, and its value.
 */
export type Trace = readonly [
  widget: string | undefined,
  choice: string | undefined,
  address: string | null,
  value: string,
];

export const traceOf = (box: Box, button: Button): Trace =>
  [box.dataset.widget, box.querySelector(':checked')?.id, button.getAttribute('formaction'), button.value];

/** What the page's place in the history of the tab says of a tap that was held when the page was left, if anything. */
export type HistoryState = { held?: Trace } | null;

/** Keeps the trace of a held tap with the page's place in the history of the tab, where a reload finds it again. */
export const keepTrace = (held?: Trace): void => history.replaceState({ ...(history.state as HistoryState), held }, '');
