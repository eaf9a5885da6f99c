import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { putScript } from '../../../bench/browser/engines/put-script.ts';

/** Where a page tells of its problems: an address that only the proxy knows. */
const told = '/told-problem';

/** Runs in the page before its own scripts: WebKit's driver has no way to what a page says in its console. */
function listen(address: string): void {
  const send = fetch;
  const tell = (problem: string): void => {
    void send(address, { method: 'POST', body: `${problem} (${location.href})`, keepalive: true });
  };
  const { error } = console;
  console.error = (...words) => {
    tell(words.map(String).join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => message && tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(`Uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`CSP violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

const script = `(${listen.toString()})(${JSON.stringify(told)})`;
/** Sends a page on, with the script as its first. */
function listenIn(html: string, headers: OutgoingHttpHeaders, response: ServerResponse, status = 200): void {
  const page = putScript(script, { html, headers });
  response.writeHead(status, page.headers).end(page.html);
}

export interface Answer {
  headers?: Record<string, string>;
  body: string;
}

export interface Proxy {
  address: string;
  /** Answers one more path of the newsroom itself. */
  serve: (path: string, answer: Answer) => void;
  stop: () => void;
}

/** Starts a proxy that hears what goes wrong in pages: answers that are errors, and what pages say of themselves. */
export async function startProxy(note: (problem: string) => void): Promise<Proxy> {
  const served = new Map<string, Answer>();
  const server = createServer((incoming, response) => {
    const { method, url = '' } = incoming;
    if (url.endsWith(told)) {
      void text(incoming).then(note);
      response.writeHead(204).end();
      return;
    }
    const own = served.get(new URL(url).pathname);
    if (own) {
      const { headers = {}, body } = own;
      if (headers['content-type']?.startsWith('text/html')) listenIn(body, headers, response);
      else response.writeHead(200, headers).end(body);
      return;
    }
    // A page that is kept would be kept with the script, and a policy that does not allow it.
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
    const outgoing = request(url, { method, headers }, answer => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400) note(`${statusCode} ${url}`);
      if (answer.headers['content-type']?.startsWith('text/html')) {
        void text(answer).then(html => listenIn(html, answer.headers, response, statusCode));
      }
      else answer.pipe(response.writeHead(statusCode, answer.headers));
    });
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no address');
  return {
    address: `http://127.0.0.1:${address.port}`,
    serve: (path, answer) => served.set(path, answer),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
