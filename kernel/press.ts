import type { Button } from './held-tap.ts';

/** Whether a key is held with a click: it asks the browser for another tab or window. */
export const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Whether a button does nothing by itself: it is said to be one, or there is no form that it could send. */
export const isPlain = ({ type, form }: Button): boolean => type === 'button' || form === null;

/** What a click is on that a widget does: a button, or a link to a slide, or to a time of a film or sound. */
export const pressOf = ({ target }: MouseEvent): Button | null =>
  (target as Element).closest('button,[type=submit],[type=button],[data-slide],[href*="#t="]');
