import { guarded } from '../../../kernel/guarded.ts';

/**
 * Key of our entry's state in the browser history. It begins with `held`, so the kernel loads `arrival` on a page with
 * it.
 */
export const entryName = 'held over';

/**
 * Returns true if the current history entry was added for an overlay, even if that has closed since. The entry before
 * is the page without overlays.
 */
export const isAtEntry = (): boolean =>
  Boolean(guarded(() => history.state as Readonly<Record<string, unknown>> | null)?.[entryName]);
