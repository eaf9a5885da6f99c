import type { Cookies } from './types.ts';

/** SPEC §9.3: a cookie without a lifetime of its own lives for 600 s. */
const genericLifetime = 600_000;

function write(name: string, value: string, lifetime = genericLifetime): void {
  document.cookie = `${name}=${value};path=/;max-age=${lifetime / 1000}`;
}

/** The page's cookies (SPEC §3.17, §9.3). Names and values are the product's own plain words. */
export const cookies: Cookies = {
  read: name => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0],
  write,
  remove: name => write(name, '', 0),
};
