import type { ProxyRequest, Source } from './proxy.ts';

/**
 * Headers for one connection alone, which the proxy sets anew; and one with which a page leaves the process that its
 * blank tab was made in, so that Chromium's trace waits 5 s for what is no more there. Nothing that is measured depends
 * on it.
 */
const notHandedOn = /^(:|(connection|keep-alive|transfer-encoding|content-length|upgrade|cross-origin-opener-policy)$)/;

/** Host name for the server: pages name their host, and a port by chance would change their bytes. */
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

/** Hands requests on to a server of this machine, which is told that they came by https. */
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
