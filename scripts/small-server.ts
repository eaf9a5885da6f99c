import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener, type RequestOptions, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A server on a free local port, for measurements and tests. */
export interface SmallServer extends AsyncDisposable {
  port: number;
  /** Example: `http://127.0.0.1:40123`. */
  address: string;
  /** Stops the server with all its connections. */
  stop: () => void;
}

export async function openServer(answer: RequestListener, host = '127.0.0.1'): Promise<SmallServer> {
  const server = createServer({ keepAliveTimeout: 65_000 }, answer).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const dispose = (): Promise<void> => {
    stop();
    return Promise.resolve();
  };
  return { port, address: `http://${host}:${port}`, stop, [Symbol.asyncDispose]: dispose };
}

export async function freePort(): Promise<number> {
  const { port, stop } = await openServer(() => undefined);
  stop();
  return port;
}

/**
 * Forwards a request to another server, optionally with another method, headers and body. Resolves with the response
 * when its headers have arrived. Aborts when the original response ends. Uses a new connection: a reused one might be
 * closed by the server, which would lose the request.
 */
export async function handOn(
  from: IncomingMessage,
  response: ServerResponse,
  to: URL,
  { body, ...changed }: Pick<RequestOptions, 'method' | 'headers'> & { body?: Buffer | undefined } = {},
): Promise<IncomingMessage> {
  const { method, headers } = from;
  const ask = to.protocol === 'https:' ? requestSecurely : request;
  const outgoing = ask(to, { method, headers, ...changed, agent: false, rejectUnauthorized: false });
  response.once('close', () => outgoing.destroy());
  if (body) outgoing.end(body);
  else from.pipe(outgoing);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  outgoing.on('error', error => answer.destroy(error));
  return answer;
}
