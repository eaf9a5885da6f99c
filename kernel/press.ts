import type { Button } from './held-tap.ts';

/** Whether a key is held with a click: it asks the browser for another tab or window. */
export const hasModifier = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * What a click is on that only a widget can do, or does on this page while the browser would leave it: a button that
 * sends no form, a link to a slide, or to a time of a film or sound.
 */
export const pressOf = ({ target }: MouseEvent): Button | null =>
  (target as Element).closest('[type=button],[data-slide],[href*="#t="]');
