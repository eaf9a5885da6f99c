import type { Button } from './held-tap.ts';

/** Whether a key is held with a click: it asks the browser for another tab or window. */
export const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Whether a browser can do what a button or a link is for, now: a button that is said to be one, or has no form that it
 * could send, does nothing by itself.
 */
export const isForBrowser = (button: Button): boolean =>
  button.type !== 'button' && button.form !== null && navigator.onLine;

/** What a click is on that a widget does: a button, or a link to a slide, or to a time of a video or sound. */
export const pressOf = (event: MouseEvent): Button | null =>
  (event.target as Element).closest('button,[type=submit],[type=button],[data-slide],[href*="#t="]');
