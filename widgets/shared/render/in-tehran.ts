/** Tehran is 3:30 hours ahead of UTC all year. */
export const tehranOffset = 3.5 * 60 * 60 * 1000;

/** Converts milliseconds since the epoch to ISO 8601 in Tehran time. */
export const inTehran = (moment: number): string =>
  new Date(moment + tehranOffset).toISOString().replace(/\.\d+Z$/, '+03:30');
