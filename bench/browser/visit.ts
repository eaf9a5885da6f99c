import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { printable } from '../../widgets/package/printable.ts';
import { BenchFailure } from '../failure.ts';
import { freeze } from './freeze-clock.ts';
import { type NetworkWatch, watchNetwork } from './network.ts';
import { phone } from './phone.ts';

interface Header {
  name: string;
  value: string;
}

const policy: Header = { name: 'content-security-policy', value: "script-src 'none'" };

/** Headers that are wrong once a body was unpacked on its way here. */
const isOfBody = ({ name }: Header): boolean => /^content-encoding$/i.test(name);

/**
 * Keeps the scripts of all documents from running, by a policy that is put on them: what they print stays as it is.
 * Chromium reads the policy of what is answered anew alone, so a document is answered from here once it has come.
 */
async function forbidScripts(cdp: CDPSession): Promise<void> {
  async function answer(requestId: string, responseCode: number, headers: readonly Header[]): Promise<void> {
    const { body, base64Encoded } = await cdp.send('Fetch.getResponseBody', { requestId });
    const responseHeaders = [...headers.filter(header => !isOfBody(header)), policy];
    const asBase64 = base64Encoded ? body : Buffer.from(body).toString('base64');
    await cdp.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body: asBase64 });
  }
  cdp.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0, responseHeaders = [] }) => {
    const hasBody = responseStatusCode >= 200 && responseStatusCode < 300;
    const done = hasBody
      ? answer(requestId, responseStatusCode, responseHeaders)
      : cdp.send('Fetch.continueResponse', { requestId });
    // A document that goes meanwhile needs no answer.
    void done.catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

/** A page that is visited. Its context is closed with it. */
export interface Visit extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  network: NetworkWatch;
  /** Time and chance stand still: a wait of the page ends only when we say so. */
  isFrozen: boolean;
  /** Errors that the page's scripts have not caught, each once. */
  thrown: Set<string>;
}

interface Options {
  isFrozen?: boolean;
  isScriptless?: boolean | undefined;
}

/** So many different errors of a page are told. */
const mostThrown = 10;

/** A fresh phone with an empty cache, before it opens its page. */
export async function startVisit(
  browser: Browser,
  { isFrozen = false, isScriptless = false }: Options = {},
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const thrown = new Set<string>();
  page.on('pageerror', error => {
    if (thrown.size < mostThrown) thrown.add(printable(String(error), 200));
  });
  if (isFrozen) await freeze(page);
  if (isScriptless) await forbidScripts(cdp);
  const network = await watchNetwork(cdp);
  return { context, page, cdp, network, isFrozen, thrown, [Symbol.asyncDispose]: () => context.close() };
}

/** Opens the address; throws a sentence where it does not answer as a page does. */
export async function open({ page }: Visit, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: 30_000 }).catch((error: unknown) => {
    if (/ERR_HTTP_RESPONSE_CODE_FAILURE/.test(String(error))) throw new BenchFailure(`${address} was answered with an error, not with a page.`);
    if (/ERR_|Timeout/.test(String(error))) {
      const [reason = 'no answer'] = /ERR_\w+|Timeout/.exec(String(error)) ?? [];
      throw new BenchFailure(`${address} does not answer (${reason}). Is the server running, and is the address right?`);
    }
    throw error;
  });
  if (!response?.ok()) throw new BenchFailure(`${address} was answered ${response?.status() ?? 'nothing'}, not with a page.`);
  const type = response.headers()['content-type'] ?? '';
  if (!/html/.test(type)) throw new BenchFailure(`${address} is no page: it was answered with ${type || 'something of no type'}.`);
  if (response.url() !== address) throw new BenchFailure(`${address} leads on to ${response.url()}: ask for that.`);
}
