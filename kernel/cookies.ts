import { guarded } from './guarded.ts';

/** Milliseconds that a cookie without a lifetime of its own lives for. */
const genericLifetime = 600_000;

// Names and values are the product's own plain words.

/** Value of a cookie; none where the browser refuses to tell. */
export const readCookie = (name: string): string | undefined =>
  `; ${guarded(() => document.cookie)}`.split(`; ${name}=`)[1]?.split(';')[0];

/** Keeps a cookie for a lifetime in milliseconds, or for ten minutes, where the browser lets it. */
export const writeCookie = (name: string, value: string, lifetime = genericLifetime): unknown =>
  guarded(() => (document.cookie = `${name}=${value};path=/;max-age=${lifetime / 1000}`));

export const removeCookie = (name: string): unknown => writeCookie(name, '', 0);
