import { request } from 'node:http';
import type { ProxyRequest, ProxyResponse, Source } from './proxy.ts';

/** Headers for one connection alone; the proxy sets them anew. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade']);

/**
 * With this header a page leaves the process that its blank tab was made in, and Chromium's trace waits 5 s for what is
 * no more there. Nothing that is measured depends on it.
 */
const leavesProcess = 'cross-origin-opener-policy';

const isHandedOn = (name: string): boolean => !name.startsWith(':') && !ofConnection.has(name) && name !== leavesProcess;

const handedOn = (headers: ProxyRequest['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && isHandedOn(name) ? [[name, value] as const] : [],
    ),
  );

/** Host name for the server: pages name their host, and a port by chance would change their bytes. */
const host = 'localhost';

/** The headers that say where a request comes from, under the name that the server knows. */
const senders = (headers: ProxyRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    ['origin', 'referer'].flatMap(name => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value.replace(/^(https?:\/\/)[^/]+/, `$1${host}`)]] : [];
    }),
  );

function headersFor({ headers, body }: ProxyRequest): Record<string, string | string[]> {
  return {
    ...handedOn(headers),
    ...senders(headers),
    host,
    'accept-encoding': 'identity',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    'content-length': String(body.length),
  };
}

/** Hands requests on to a server of this machine, which is told that they came by https. */
export const upstream =
  (address: string): Source =>
  proxied =>
    new Promise<ProxyResponse>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const options = { hostname, port, method: proxied.method, path: proxied.path, headers: headersFor(proxied) };
      const outgoing = request(options, incoming => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 502, headers } = incoming;
          resolve({ status, headers: handedOn(headers), body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject).end(proxied.body);
    });
