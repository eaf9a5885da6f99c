export interface Cookies {
  read: (name: string) => string | undefined;
  /** Lifetime in milliseconds; ten minutes when it is left out. */
  write: (name: string, value: string, lifetime?: number) => void;
  remove: (name: string) => void;
}

/** Milliseconds that a cookie without a lifetime of its own lives for. */
const genericLifetime = 600_000;

function write(name: string, value: string, lifetime = genericLifetime): void {
  document.cookie = `${name}=${value};path=/;max-age=${lifetime / 1000}`;
}

/** Value of a cookie; by itself it is all that the first-paint script holds of this file. */
export const readCookie: Cookies['read'] = name =>
  `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];

/** The page's cookies. Names and values are the product's own plain words. */
export const cookies: Cookies = {
  read: readCookie,
  write,
  remove: name => write(name, '', 0),
};
