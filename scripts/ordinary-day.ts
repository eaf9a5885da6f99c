/**
 * A day that the front page has nothing special to tell of. What is tested and measured is printed as on this day: no
 * figure hangs on the date.
 */
export const ordinaryDay = '2026-11-23T12:00+03:30';
