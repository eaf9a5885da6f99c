/** Lets Back close things that are open over the page; undefined if its code cannot be had: all works without it. */
export type OverPage = typeof import('./over-page.ts') | undefined;

/** Fetches that, which whatever opens over the page does beside its styles. Never rejects. */
export const loadOverPage = (): Promise<OverPage> => import('./over-page.ts').catch(() => undefined);
