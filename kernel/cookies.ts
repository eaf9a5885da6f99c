/** Milliseconds that a cookie without a lifetime of its own lives for. */
const genericLifetime = 600_000;

// Names and values are the product's own plain words.

/** Value of a cookie. */
export const readCookie = (name: string): string | undefined =>
  `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];

/** Keeps a cookie for a lifetime in milliseconds, or for ten minutes. */
export function writeCookie(name: string, value: string, lifetime = genericLifetime): void {
  document.cookie = `${name}=${value};path=/;max-age=${lifetime / 1000}`;
}

export const removeCookie = (name: string): void => writeCookie(name, '', 0);
