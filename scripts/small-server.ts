import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener, type RequestOptions, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine, for measuring and for tests. */
export interface SmallServer extends AsyncDisposable {
  port: number;
  /** Example: `http://127.0.0.1:40123`. */
  address: string;
  /** Ends it with all of its connections. */
  stop: () => void;
}

/** Opens a server that answers each request by a function. */
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

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const { port, stop } = await openServer(() => undefined);
  stop();
  return port;
}

/**
 * Hands a request on to another server, as it came or with another method, headers and body. Gives the answer once its
 * head is there. Ends with the response that it is for. It has a line of its own: one that the other server closes
 * meanwhile would lose the request.
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
