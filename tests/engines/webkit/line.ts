import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { putScript } from '../../../bench/browser/engines/put-script.ts';
import type { Told } from './tell.ts';

/** Address for a page's reports about itself, which only this proxy knows. */
export const told = '/told-of-page';

export interface Asked {
  id: string;
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
}

interface Answer {
  does: 'answer';
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Treatment of a request: it continues, perhaps changed, gets a response here, or is lost. */
export type Fate =
  | { does: 'continue'; url?: string | undefined; method?: string | undefined; headers?: OutgoingHttpHeaders; body?: Buffer | undefined }
  | Answer
  | { does: 'fail' };

export interface Ears {
  hear: (told: Told) => Promise<void>;
  /** Code that runs first in every page. */
  script: () => string;
  ask: (asked: Asked) => Promise<Fate>;
  answered: (asked: Asked, status: number, headers: OutgoingHttpHeaders) => void;
  ended: (asked: Asked, body: Buffer | undefined) => void;
}

/** Starts a proxy on which everything goes that a browser asks for. */
export async function openLine({ hear, script, ask, answered, ended }: Ears) {
  let last = 0;

  /** Sends an answer on, a page with the script as its first. */
  function pass(one: Asked, response: ServerResponse, { status, headers: given, body }: Omit<Answer, 'does'>): void {
    const { 'content-length': _, ...headers } = given;
    answered(one, status, headers);
    const isPage = String(headers['content-type']).startsWith('text/html');
    const html = isPage ? body.toString() : '';
    // Pages of tests may have no head; what a script asks for without one is a part of a page.
    const isWhole = html.includes('<head') || one.headers['sec-fetch-dest'] === 'empty';
    const whole = isWhole ? html : html.replace(/^(<!doctype[^>]*>)?/i, '$&<head></head>');
    const page = isPage ? putScript(script(), { html: whole, headers }) : { html: body, headers };
    response.writeHead(status, page.headers).end(page.html, () => ended(one, body));
  }

  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '' } = incoming;
    if (url.endsWith(told)) {
      await hear(JSON.parse(await text(incoming)) as Told);
      response.writeHead(204).end();
      return;
    }
    // A page that is kept would be kept with the script, and a policy that does not allow it.
    const { 'accept-encoding': __, 'if-none-match': ___, ...headers } = incoming.headers;
    const one = { id: `${(last += 1)}`, url, method, headers };
    const fate = await ask(one);
    const lose = (): void => {
      ended(one, undefined);
      response.destroy();
    };
    if (fate.does === 'fail') lose();
    if (fate.does === 'answer') pass(one, response, fate);
    if (fate.does !== 'continue') return;
    // A line of its own for each: one that the site closes meanwhile would lose the request.
    const options = { method: fate.method ?? method, headers: { ...headers, ...fate.headers }, agent: false };
    const outgoing = request(fate.url ?? url, options, answer => {
      const { statusCode = 502 } = answer;
      if (/^(text|application)\//.test(String(answer.headers['content-type']))) {
        const send = (body: Buffer): void => pass(one, response, { status: statusCode, headers: answer.headers, body });
        void buffer(answer).then(send, lose);
        return;
      }
      answered(one, statusCode, answer.headers);
      answer.once('end', () => ended(one, Buffer.alloc(0)));
      answer.pipe(response.writeHead(statusCode, answer.headers));
    });
    outgoing.once('error', lose);
    response.once('close', () => outgoing.destroy());
    if (fate.body) outgoing.end(fate.body);
    else incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
