/**
 * Tells all boxes of this page that storage has changed. Browsers fire `storage` in other tabs only, so boxes listen to
 * that one event for both. The kernel fires it, too, when a page is shown again: `followChoices`.
 */
export const announceStorage = (): boolean => dispatchEvent(new CustomEvent('storage'));

/** Does the same with the style rule of the display settings, which storage may have refused. */
export const announceStyles = (detail: string): boolean => dispatchEvent(new CustomEvent('storage', { detail }));
