/** How often each thing is measured, in turns with what it is compared with. */
export const rounds = Number(process.env.ROUNDS ?? 6);

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
