import type { ProxyRequest, Source } from './proxy.ts';

/**
 * Headers that are not forwarded: those of a single connection, which the proxy sets itself, and
 * cross-origin-opener-policy. With the latter, a page leaves the process of its blank tab, and Chromium's trace waits 5
 * s for that process. No measurement depends on it.
 */
const notHandedOn = /^(:|(connection|keep-alive|transfer-encoding|content-length|upgrade|cross-origin-opener-policy)$)/;

/** Host name for the server. Pages contain their host, and a random port would change their size. */
const host = 'localhost';

function headersFor({ headers }: ProxyRequest): Record<string, string> {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || notHandedOn.test(name) ? [] : [[name, String(value)] as const],
  );
  const atHost = given.map(([name, value]) =>
    [name, /^(origin|referer)$/.test(name) ? value.replace(/^(https?:\/\/)[^/]+/, `$1${host}`) : value] as const,
  );
  const known = { host, 'accept-encoding': 'identity', 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  return { ...Object.fromEntries(atHost), ...known };
}

/** Forwards requests to a local server, with headers for https. */
export const upstream =
  (address: string): Source =>
  async proxied => {
    const { method, path, body } = proxied;
    const sent = method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) };
    const answer = await fetch(address + path, { method, headers: headersFor(proxied), redirect: 'manual', ...sent });
    const headers: Record<string, string | string[]> = Object.fromEntries(
      [...answer.headers].filter(([name]) => !notHandedOn.test(name)),
    );
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
