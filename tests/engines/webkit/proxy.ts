import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { putScript } from '../../../bench/browser/engines/go-between.ts';
import { handOn, openServer } from '../../../scripts/small-server.ts';
import type { PageReport } from './page-report.ts';

/** Path for a page's reports about itself, which this proxy answers. */
export const reportPath = '/told-of-page';

export interface ProxiedRequest {
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

/** Outcome of a request: it continues, perhaps changed, gets a response from the proxy, or is lost. */
export type Fate =
  | { does: 'continue'; url?: string | undefined; method?: string | undefined; headers?: OutgoingHttpHeaders; body?: Buffer | undefined }
  | Answer
  | { does: 'fail' };

export interface ProxyListeners {
  hear: (told: PageReport) => Promise<void>;
  /** Returns the code that runs first in every page. */
  script: () => string;
  ask: (asked: ProxiedRequest) => Promise<Fate>;
  answered: (asked: ProxiedRequest, status: number, headers: OutgoingHttpHeaders) => void;
  ended: (asked: ProxiedRequest, body: Buffer | undefined) => void;
}

/** Starts the proxy for all of a browser's requests. */
export async function openProxy({ hear, script, ask, answered, ended }: ProxyListeners) {
  let last = 0;

  /** Forwards a response. Adds the script to the head of pages. */
  function pass(one: ProxiedRequest, response: ServerResponse, { status, headers: given, body }: Omit<Answer, 'does'>): void {
    const { 'content-length': _, ...headers } = given;
    answered(one, status, headers);
    const isPage = String(headers['content-type']).startsWith('text/html');
    const html = isPage ? body.toString() : '';
    // Test pages may lack a head. HTML that scripts fetch without a head is a fragment and stays unchanged.
    const isWhole = html.includes('<head') || one.headers['sec-fetch-dest'] === 'empty';
    const whole = isWhole ? html : html.replace(/^(<!doctype[^>]*>)?/i, '$&<head></head>');
    const page = isPage ? putScript(script(), { html: whole, headers }) : { html: body, headers };
    response.writeHead(status, page.headers).end(page.html, () => ended(one, body));
  }

  return openServer(async (incoming, response) => {
    const { method = 'GET', url = '' } = incoming;
    if (url.endsWith(reportPath)) {
      await hear(JSON.parse(await text(incoming)) as PageReport);
      response.writeHead(204).end();
      return;
    }
    // A cached page would contain the script, but its policy would not allow it; so no 304 responses.
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
    const changed = { method: fate.method ?? method, headers: { ...headers, ...fate.headers }, body: fate.body };
    try {
      const answer = await handOn(incoming, response, new URL(fate.url ?? url), changed);
      const { statusCode: status = 502 } = answer;
      if (/^(text|application)\//.test(String(answer.headers['content-type']))) {
        pass(one, response, { status, headers: answer.headers, body: await buffer(answer) });
        return;
      }
      answered(one, status, answer.headers);
      answer.once('end', () => ended(one, Buffer.alloc(0)));
      answer.once('error', lose);
      answer.pipe(response.writeHead(status, answer.headers));
    } catch {
      lose();
    }
  });
}
