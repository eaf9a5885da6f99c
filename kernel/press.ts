import type { Button } from './held-tap.ts';

/** Tells if a modifier key is held with a click, which asks the browser for another tab or window. */
export const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Tells if the browser itself can handle a press now. A `type="button"`, or a button without a form to send, does
 * nothing without script.
 */
export const isForBrowser = (button: Button): boolean =>
  button.type !== 'button' && button.form !== null && navigator.onLine;

/** Element of a widget that a click hits: a button, or a link to a slide or to a time in a video or sound. */
export const pressOf = (event: MouseEvent): Button | null =>
  (event.target as Element).closest('button,[type=submit],[type=button],[data-slide],[href*="#t="]');
