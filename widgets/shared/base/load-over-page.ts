/** The module that lets Back close overlays. Undefined if it cannot be loaded; everything else still works. */
export type OverPage = typeof import('./over-page.ts') | undefined;

/** Loads the module in parallel with an overlay's styles. Never rejects. */
export const loadOverPage = (): Promise<OverPage> => import('./over-page.ts').catch(() => undefined);
