import { guarded } from './guarded.ts';

/** Default lifetime of a cookie in milliseconds. */
const genericLifetime = 600_000;

// Names and values need no encoding: they are plain words that this project defines.

/** Returns a cookie's value, or undefined if it is missing or the browser refuses access. */
export const readCookie = (name: string): string | undefined =>
  `; ${guarded(() => document.cookie)}`.split(`; ${name}=`)[1]?.split(';')[0];

/** Stores a cookie for a lifetime in milliseconds, by default ten minutes, if the browser permits it. */
export const writeCookie = (name: string, value: string, lifetime = genericLifetime): unknown =>
  guarded(() => (document.cookie = `${name}=${value};path=/;max-age=${lifetime / 1000}`));

export const removeCookie = (name: string): unknown => writeCookie(name, '', 0);
