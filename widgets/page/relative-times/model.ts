/** How long ago something was that is so many milliseconds old; undefined for a day and more, and for the future. */
export function agoOf(age: number): [count: number, unit: 'minute' | 'hour'] | undefined {
  const minutes = Math.floor(age / 60_000);
  if (!(minutes >= 0 && minutes < 24 * 60)) return undefined;
  return minutes < 60 ? [Math.max(1, minutes), 'minute'] : [Math.floor(minutes / 60), 'hour'];
}
