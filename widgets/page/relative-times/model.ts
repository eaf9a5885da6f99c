const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a format of relative times is asked for. */
export type Ago = readonly [count: number, unit: 'second' | 'minute' | 'hour'];

/** How long ago something was that is so many milliseconds old; undefined for a day and more, and for the future. */
export function agoOf(age: number): Ago | undefined {
  if (!(age >= 0 && age < day)) return undefined;
  if (age < minute) return [0, 'second'];
  return age < hour ? [-Math.floor(age / minute), 'minute'] : [-Math.floor(age / hour), 'hour'];
}
