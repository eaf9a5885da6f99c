import type { IncomingMessage, ServerResponse } from 'node:http';
import { handOn, openServer } from '../../scripts/small-server.ts';
import { test as base } from './test.ts';

/** Outcome of a request: it passes, fails or hangs, or its response breaks off after some bytes or is replaced. */
export type Fate = 'through' | 'cut' | 'hanging' | { cutAfter: number } | { headers: Record<string, string>; body: string };

/**
 * A request. `purpose` is its sec-purpose header, such as `prefetch`; empty for requests by the reader. `dictionary`
 * names what the browser has (`Available-Dictionary`).
 */
export type AskedRequest = Readonly<Record<'method' | 'path' | 'purpose' | 'dictionary', string>>;

export interface NetworkLine {
  /** URL of the newsroom behind the proxy. */
  url: string;
  /** All requests over the line, including prefetches that the browser does not report. */
  asked: AskedRequest[];
  /** Requests that the browser cancelled before the response was complete. */
  givenUp: AskedRequest[];
  /** Serves pages from another build's server from now on. Assets come from either server, calls from the first. */
  deploy: (other: string) => void;
  /** Sets the function that decides the outcome of each request from now on. */
  set: (fateOf: (path: string) => Fate) => void;
  close: () => void;
}

const through = (): Fate => 'through';

/**
 * Opens a proxy between browser and server that a test can cut. It uses localhost, which browsers trust without TLS.
 */
export async function openNetworkLine(server: string): Promise<NetworkLine> {
  const asked: AskedRequest[] = [];
  const givenUp: AskedRequest[] = [];
  let fateOf: (path: string) => Fate = through;
  let builds = [server];

  async function forward(from: IncomingMessage, to: ServerResponse, cutAfter: number, servers = builds): Promise<void> {
    const [build = server, ...others] = servers;
    const { url = '/' } = from;
    const answer = await handOn(from, to, new URL(url, url.startsWith('/rest/') ? server : build));
    if (answer.statusCode === 404 && others.length > 0) {
      answer.resume();
      await forward(from, to, cutAfter, others);
      return;
    }
    to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    let left = cutAfter;
    answer.on('error', () => to.destroy());
    answer.on('data', (part: Buffer) => {
      to.write(part.subarray(0, left));
      left -= part.length;
      if (left <= 0) to.destroy();
    });
    answer.on('end', () => to.end());
  }

  const relay = await openServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from;
    const dictionary = String(headers['available-dictionary'] ?? '');
    const one = { method, path: url, purpose: String(headers['sec-purpose'] ?? ''), dictionary };
    asked.push(one);
    to.on('close', () => to.writableFinished || givenUp.push(one));
    const fate = fateOf(url);
    if (fate === 'hanging') return;
    if (fate === 'cut') to.destroy();
    else if (fate !== 'through' && 'body' in fate) to.writeHead(200, fate.headers).end(fate.body);
    else void forward(from, to, fate === 'through' ? Infinity : fate.cutAfter).catch(() => to.destroy());
  }, 'localhost');
  return {
    url: relay.address,
    asked,
    givenUp,
    deploy: other => void (builds = [other, server]),
    set: wanted => void (fateOf = wanted),
    close: relay.stop,
  };
}

export const test = base.extend<{ line: NetworkLine }>({
  line: async ({ baseURL }, use) => {
    const line = await openNetworkLine(String(baseURL));
    await use(line);
    line.close();
  },
});
