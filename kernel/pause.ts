/** Resolves after a number of milliseconds; without one, in a later task. */
export const pause = (milliseconds?: number): Promise<unknown> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
