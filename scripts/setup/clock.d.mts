/** The library that sets the clock of a process; undefined where there is none. */
export const findFaketime: () => string | undefined;
