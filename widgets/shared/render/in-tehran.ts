/** Tehran is three and a half hours ahead of UTC all year. */
export const tehranOffset = 3.5 * 60 * 60 * 1000;

/** A moment in ms since 1970 as ISO 8601 has it, in the time of Tehran. */
export const inTehran = (moment: number): string =>
  new Date(moment + tehranOffset).toISOString().replace(/\.\d+Z$/, '+03:30');
