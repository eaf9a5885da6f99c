import type { Button } from './held-tap.ts';

/** Returns true if a modifier key is held during a click. The browser then opens another tab or window. */
export const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Returns true if the browser can handle a press without script: the phone is online, and the press submits a form or
 * follows a link. A `type="button"`, or a button without a form, does nothing without script.
 */
export const isForBrowser = (button: Button): boolean =>
  button.type !== 'button' && button.form !== null && navigator.onLine;

/**
 * Returns the clicked element that a widget handles: a button, or a link to a slide or to a time in a video or audio.
 */
export const pressOf = (event: MouseEvent): Button | null =>
  (event.target as Element).closest('button,[type=submit],[type=button],[data-slide],[href*="#t="]');
