/** Resolves after so many milliseconds, or with the next task. */
export const pause = (milliseconds?: number): Promise<unknown> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
