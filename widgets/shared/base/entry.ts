import { guarded } from '../../../kernel/guarded.ts';

/** Names our entry in its state; the kernel has what such a name is for looked after when the page loads at it. */
export const entryName = 'held over';

/** Tells if the page is at the entry of something open over it, now or before: the entry before is the bare page. */
export const isAtEntry = (): boolean =>
  Boolean(guarded(() => history.state as Readonly<Record<string, unknown>> | null)?.[entryName]);
