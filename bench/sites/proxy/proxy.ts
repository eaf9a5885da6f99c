import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { brotli } from '../../../scripts/build/brotli.ts';

export interface ProxyResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface ProxyRequest {
  method: string;
  /** Path of the request, with its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Source of responses; returns null if it has none. */
export type Source = (proxied: ProxyRequest) => Promise<ProxyResponse | null>;

export const typeOf = ({ headers }: ProxyResponse): string => String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';

const compressible = /^text\/|javascript$|json$|xml$/;

/** Compresses a response with brotli at its best quality, if the type is compressible. */
export async function compress(answer: ProxyResponse): Promise<ProxyResponse> {
  if (!compressible.test(typeOf(answer)) || answer.body.length === 0) return answer;
  const { body } = answer;
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br' }, body: await brotli(body) };
}

export interface ProxyServer {
  /** Example: `https://localhost:40123`. */
  address: string;
  stop: () => Promise<void>;
}

/** Changes responses on their way, for example to plant a regression. */
export type ResponseChange = (answer: ProxyResponse, proxied: ProxyRequest) => ProxyResponse | Promise<ProxyResponse>;

const unaltered: ResponseChange = answer => answer;

interface Options {
  alter?: ResponseChange;
}

/** Creates a key and certificate for `localhost`. Browsers support HTTP/2 only over TLS. */
async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  return { key, cert };
}

async function readRequest(request: Http2ServerRequest): Promise<ProxyRequest> {
  const { method, url: path, headers } = request;
  return { method, path, headers, body: await buffer(request) };
}

const isCacheable = ({ method }: ProxyRequest, { status, headers }: ProxyResponse): boolean =>
  method === 'GET' && status === 200 && !/no-store|private/.test(String(headers['cache-control'] ?? ''));

async function firstAnswer(sources: readonly Source[], proxied: ProxyRequest): Promise<ProxyResponse> {
  for (const source of sources) {
    const answer = await source(proxied);
    if (answer !== null) return answer;
  }
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.alloc(0) };
}

/**
 * Opens the server for all variants: HTTP/2, brotli at its best quality, and pages from memory after their first
 * request, so that the bench measures pages and not servers. The first source with a response wins.
 */
export async function openProxy(sources: readonly Source[], options: Options = {}): Promise<ProxyServer> {
  const { alter = unaltered } = options;
  const kept = new Map<string, Promise<ProxyResponse>>();
  const fresh = async (proxied: ProxyRequest): Promise<ProxyResponse> =>
    compress(await alter(await firstAnswer(sources, proxied), proxied));

  async function answerTo(proxied: ProxyRequest): Promise<ProxyResponse> {
    const key = `${proxied.path} ${String(proxied.headers['save-data'] ?? '')}`;
    const known = proxied.method === 'GET' ? kept.get(key) : undefined;
    if (known) return known;
    const answer = await fresh(proxied);
    if (isCacheable(proxied, answer)) kept.set(key, Promise.resolve(answer));
    return answer;
  }

  async function respond(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await answerTo(await readRequest(request));
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(body);
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : String(error));
    }
  }

  const server = createSecureServer({ ...(await makeCertificate()), allowHTTP1: true }, (request, response) => {
    void respond(request, response);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', session => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://localhost:${port}`,
    stop: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await Promise.resolve();
    },
  };
}
