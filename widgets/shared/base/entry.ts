import { guarded } from '../../../kernel/guarded.ts';

/** Names our entry in its state; the kernel has what such a name is for looked after when the page loads at it. */
export const entryName = 'held over';

/** Whether the page is at the entry of what is, or was, open over it: the one before is the page without that. */
export const isAtEntry = (): boolean =>
  Boolean(guarded(() => history.state as Readonly<Record<string, unknown>> | null)?.[entryName]);
