import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it reached the origin. */
export interface Recorded {
  method: string;
  path: string;
  /** Value of Sec-Purpose; empty for what a reader has asked for. */
  purpose: string;
}

interface Recorder {
  /** Address that stands for the origin's. */
  url: string;
  requests: Recorded[];
  close: () => void;
}

/** Answers what it knows in the origin's place; returns whether it has. */
type Answer = (path: string, response: ServerResponse) => boolean;

/** Stands before an origin and keeps what reaches it: the browser does not tell of all that it fetches ahead. */
export function recordRequests(origin: string, answers: Answer = () => false): Promise<Recorder> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, purpose: String(headers['sec-purpose'] ?? '') });
    if (answers(path, response)) return;
    const forwarded = forward(new URL(path, origin), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return new Promise(resolve => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      const close = (): void => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://localhost:${port}`, requests, close });
    });
  });
}
