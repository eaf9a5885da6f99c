import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { handOn, openServer } from '../../../scripts/small-server.ts';

interface Page {
  html: string;
  headers: OutgoingHttpHeaders;
}

/** Inserts a script at the start of a page's head, and allows it by hash in the page's content security policy. */
export function putScript(script: string, { html, headers: given }: Page): Page {
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = given;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    html: html.replace(/<head[^>]*>/, head => `${head}<script>${script}</script>`),
    headers: { ...headers, ...(policy && { 'content-security-policy': policy.replace('script-src ', `script-src ${hash} `) }) },
  };
}

/** Path for a page's reports, which the proxy answers. */
const told = '/bench-told';

interface GoBetweenListeners {
  /** Code that runs first in every page. `globalThis.benchTells` sends a text to `hear`. */
  script: string;
  hear: (text: string) => void;
  /** Called for each request. Forwarding waits for its promise; the returned function gets the response's status. */
  ask: (request: PassedRequest) => Promise<(status: number) => void>;
}

export interface PassedRequest {
  path: string;
  isPage: boolean;
  isScript: boolean;
  /** True if the last document contains the path. */
  isNamed: boolean;
}

export interface GoBetween extends AsyncDisposable {
  address: string;
  /** Returns the number of requests without a response. */
  underWay: () => number;
}

/** Extends a page's policy, so that it may send reports to `ear`. */
const withEar = (policy: string, ear: string): string =>
  policy.includes('connect-src ')
    ? policy.replace('connect-src ', `$&${ear} `)
    : policy.replace(/default-src ([^;]*)/, `$&; connect-src $1 ${ear}`);

/** Runs in the page. Uses beacons, which arrive even if the page is left. */
const speak = (address: string): void => {
  const send = navigator.sendBeacon.bind(navigator);
  Object.assign(globalThis, { benchTells: (text: string) => send(address, text) });
};

const unpacked = (answer: IncomingMessage): NodeJS.ReadableStream => {
  const packing = answer.headers['content-encoding'];
  if (packing === 'br') return answer.pipe(createBrotliDecompress());
  return packing === 'gzip' ? answer.pipe(createGunzip()) : answer;
};

const askedBy = ({ url = '', headers }: IncomingMessage, html: string): PassedRequest => {
  const [path = ''] = url.split('?', 1);
  const kind = headers['sec-fetch-dest'];
  // Not every browser sends `sec-fetch-dest`.
  const isPage = kind === undefined ? /text\/html/.test(headers.accept ?? '') : kind === 'document';
  return { path, isPage, isScript: kind === 'script' || path.endsWith('.js'), isNamed: html.includes(path) };
};

/** Opens a proxy between a browser and a site. It reports all requests, and inserts a script into every page. */
export async function openGoBetween(site: string, { script, hear, ask }: GoBetweenListeners): Promise<GoBetween> {
  const { origin, host } = new URL(site);
  let underWay = 0;
  let lastPage = '';

  type Note = (status: number) => void;
  async function forward(incoming: IncomingMessage, response: ServerResponse, own: string, note: Note): Promise<void> {
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
    const asSite = (value = ''): string => value.replace(own, origin);
    const given = {
      ...headers,
      host,
      ...(headers.origin && { origin: asSite(headers.origin) }),
      ...(headers.referer && { referer: asSite(headers.referer) }),
    };
    const answer = await handOn(incoming, response, new URL(incoming.url ?? '', origin), { headers: given });
    const { 'content-encoding': packing, 'content-length': length, ...kept } = answer.headers;
    const { statusCode = 502 } = answer;
    note(statusCode);
    const size = packing === undefined && length !== undefined && { 'content-length': length };
    const sent: OutgoingHttpHeaders = { ...kept, ...size };
    if (kept.location) sent.location = kept.location.replace(origin, own);
    const policy = kept['content-security-policy'];
    if (policy) sent['content-security-policy'] = withEar(String(policy), ear);
    const body = unpacked(answer);
    if (!kept['content-type']?.startsWith('text/html')) {
      body.pipe(response.writeHead(statusCode, sent));
      return;
    }
    lastPage = await text(body);
    const page = putScript(`(${speak.toString()})('${ear}${told}');${script}`, { html: lastPage, headers: sent });
    response.writeHead(statusCode, page.headers).end(page.html);
  }

  const server = await openServer((incoming, response) => {
    if (incoming.url === told) {
      void text(incoming).then(hear);
      response.writeHead(204).end();
      return;
    }
    underWay += 1;
    response.once('close', () => void (underWay -= 1));
    void ask(askedBy(incoming, lastPage))
      .then(note => forward(incoming, response, address, note))
      .catch(() => response.destroy());
  });
  const address = `http://localhost:${server.port}`;
  // Reports use another host: held requests may use up all connections of the first one.
  const ear = server.address;
  return {
    address,
    underWay: () => underWay,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}
