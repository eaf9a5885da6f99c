import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

/** Treatment of a request: it passes, fails, hangs, or its response breaks off or is replaced. */
export type Fate = 'through' | 'cut' | 'hanging' | { cutAfter: number } | { headers: Record<string, string>; body: string };

/** Request seen by the proxy. The purpose is empty unless the browser prefetches. */
export type Asked = Readonly<Record<'method' | 'path' | 'purpose', string>>;

export interface Line {
  /** URL of the newsroom behind the proxy. */
  url: string;
  /** All that came over the line: a browser does not tell of all that it fetches ahead. */
  asked: Asked[];
  /** Requests that the browser cancelled before the response was complete. */
  givenUp: Asked[];
  /** Has pages come from another build's server from now on. Files come from either, and calls go to the first. */
  deploy: (other: string) => void;
  /** Decides what becomes of the requests from now on. */
  set: (fateOf: (path: string) => Fate) => void;
  close: () => Promise<void>;
}

const through = (): Fate => 'through';

/** A line between a browser and a server, which a test can cut at any moment. Browsers trust this machine. */
export async function openLine(server: string): Promise<Line> {
  const asked: Asked[] = [];
  const givenUp: Asked[] = [];
  let fateOf: (path: string) => Fate = through;
  let builds = [server];

  function forward(from: IncomingMessage, to: ServerResponse, cutAfter: number, servers = builds): void {
    const [build = server, ...others] = servers;
    const { method, headers, url = '/' } = from;
    const isCall = url.startsWith('/rest/');
    const out = request(new URL(url, isCall ? server : build), { method, headers }, answer => {
      if (answer.statusCode === 404 && others.length > 0) {
        answer.resume();
        forward(from, to, cutAfter, others);
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      let left = cutAfter;
      answer.on('data', (part: Buffer) => {
        to.write(part.subarray(0, left));
        left -= part.length;
        if (left <= 0) to.destroy();
      });
      answer.on('end', () => to.end());
    });
    out.on('error', () => to.destroy());
    from.pipe(out);
  }

  const relay = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from;
    const one = { method, path: url, purpose: String(headers['sec-purpose'] ?? '') };
    asked.push(one);
    to.on('close', () => to.writableFinished || givenUp.push(one));
    const fate = fateOf(url);
    if (fate === 'hanging') return;
    if (fate === 'cut') to.destroy();
    else if (fate === 'through') forward(from, to, Infinity);
    else if ('body' in fate) to.writeHead(200, fate.headers).end(fate.body);
    else forward(from, to, fate.cutAfter);
  });
  await new Promise<void>(resolve => relay.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    asked,
    givenUp,
    deploy: other => void (builds = [other, server]),
    set: wanted => void (fateOf = wanted),
    async close() {
      relay.closeAllConnections();
      await new Promise(resolve => relay.close(resolve));
    },
  };
}

/** A test whose pages come over a line. */
export const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(String(baseURL));
    await use(line);
    await line.close();
  },
});
