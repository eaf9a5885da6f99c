/** The library that sets the clock of a process; undefined if it is not installed. */
export const findFaketime: () => string | undefined;
