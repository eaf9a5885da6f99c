/** Resolves after a number of milliseconds, or in the next task. */
export const pause = (milliseconds?: number): Promise<unknown> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
