import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  request as askPlain,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as askSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

interface Page {
  html: string;
  headers: OutgoingHttpHeaders;
}

/** Makes a script the first of a page on its way to a browser: one whose policy allows but what it knows, too. */
export function putScript(script: string, { html, headers: given }: Page): Page {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = given;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    html: html.replace(/<head[^>]*>/, head => `${head}<script>${script}</script>`),
    headers: { ...headers, ...(policy && { 'content-security-policy': policy.replace('script-src ', `script-src ${hash} `) }) },
  };
}

/** Where a page tells of itself: an address that only the go-between knows. */
const told = '/bench-told';

interface Ears {
  /** Runs first in every page; `globalThis.benchTells` takes a text to `hear`. */
  script: string;
  hear: (text: string) => void;
  /** A request is on its way; what it gives is waited for, and called with the status once it is answered. */
  ask: (request: Asked) => Promise<(status: number) => void>;
}

export interface Asked {
  path: string;
  isPage: boolean;
  isScript: boolean;
  /** Whether the document that was answered before names it. */
  isNamed: boolean;
}

export interface GoBetween extends AsyncDisposable {
  address: string;
  /** How many requests are not answered yet. */
  underWay: () => number;
}

/** A page's policy that lets it tell an origin of itself. */
const withEar = (policy: string, ear: string): string =>
  policy.includes('connect-src ')
    ? policy.replace('connect-src ', `$&${ear} `)
    : policy.replace(/default-src ([^;]*)/, `$&; connect-src $1 ${ear}`);

/** Runs in the page. A beacon arrives although its page goes. */
const speak = (address: string): void => {
  const send = navigator.sendBeacon.bind(navigator);
  Object.assign(globalThis, { benchTells: (text: string) => send(address, text) });
};

const unpacked = (answer: IncomingMessage): NodeJS.ReadableStream => {
  const packing = answer.headers['content-encoding'];
  if (packing === 'br') return answer.pipe(createBrotliDecompress());
  return packing === 'gzip' ? answer.pipe(createGunzip()) : answer;
};

const askedBy = ({ url = '', headers }: IncomingMessage, html: string): Asked => {
  const [path = ''] = url.split('?', 1);
  const kind = headers['sec-fetch-dest'];
  // Not every browser says what a request is for.
  const isPage = kind === undefined ? /text\/html/.test(headers.accept ?? '') : kind === 'document';
  return { path, isPage, isScript: kind === 'script' || path.endsWith('.js'), isNamed: html.includes(path) };
};

/** Stands between a browser and a site: hears all that is asked for, and puts a script into every page. */
export async function standBetween(site: string, { script, hear, ask }: Ears): Promise<GoBetween> {
  const { origin, host, protocol } = new URL(site);
  let underWay = 0;
  let lastPage = '';

  type Note = (status: number) => void;
  function forward(incoming: IncomingMessage, response: ServerResponse, own: string, note: Note): void {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
    const asSite = (value = ''): string => value.replace(own, origin);
    const given = {
      ...headers,
      host,
      ...(headers.origin && { origin: asSite(headers.origin) }),
      ...(headers.referer && { referer: asSite(headers.referer) }),
    };
    // A line of its own for each: one that the site closes meanwhile loses the request, and the page sends it again.
    const options = { method: incoming.method, headers: given, rejectUnauthorized: false, agent: false };
    const outgoing = (protocol === 'https:' ? askSecure : askPlain)(new URL(incoming.url ?? '', origin), options, answer => {
      const { 'content-encoding': packing, 'content-length': length, ...kept } = answer.headers;
      const { statusCode = 502 } = answer;
      note(statusCode);
      const sent: OutgoingHttpHeaders = { ...kept, ...(packing === undefined && length !== undefined && { 'content-length': length }) };
      if (kept.location) sent.location = kept.location.replace(origin, own);
      const policy = kept['content-security-policy'];
      if (policy) sent['content-security-policy'] = withEar(String(policy), ear);
      const body = unpacked(answer);
      if (!kept['content-type']?.startsWith('text/html')) {
        body.pipe(response.writeHead(statusCode, sent));
        return;
      }
      void text(body).then(html => {
        lastPage = html;
        const page = putScript(`(${speak.toString()})('${ear}${told}');${script}`, { html, headers: sent });
        response.writeHead(statusCode, page.headers).end(page.html);
      });
    });
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === told) {
      void text(incoming).then(hear);
      response.writeHead(204).end();
      return;
    }
    underWay += 1;
    response.once('close', () => void (underWay -= 1));
    void ask(askedBy(incoming, lastPage)).then(note => forward(incoming, response, address, note));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  // Another host to browsers: on the first, requests that are held may leave no line free.
  const ear = `http://127.0.0.1:${port}`;
  return {
    address,
    underWay: () => underWay,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.resolve();
    },
  };
}
