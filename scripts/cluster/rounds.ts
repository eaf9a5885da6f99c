/** How often each thing is measured, in turns with what it is compared with: an odd number. */
export const rounds = Number(process.env.ROUNDS ?? 7);

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
