export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the behaviour for scrolling things into view. */
export const scrollBehavior = (): ScrollBehavior => (wantsLessMotion() ? 'auto' : 'smooth');
