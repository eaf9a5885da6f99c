import type { JsonSchema } from '../call-schemas.ts';
import { askedBy } from './asked-addresses.ts';
import type { Report } from './finding.ts';
import { schemaError } from './fits-schema.ts';
import { jsonOf } from '../json-of.ts';
import { ask, unanswered, urlOf } from './read-page.ts';

/** The parts of calls.json that the check uses. */
export interface Calls {
  calls: readonly { method: string; address: string; answer?: JsonSchema }[];
}

/** Describes what is wrong with the response to a request. Returns undefined if it is right. */
async function faultOfRead(url: URL, call: string, { calls }: Calls): Promise<string | undefined> {
  const answer = await ask(url.href).catch((error: unknown) => unanswered(url.pathname, error));
  if (typeof answer === 'string') return answer;
  const { status, text } = answer;
  if (status !== 200) return `${url.pathname} answers ${status}.`;
  const contract = calls.find(({ method, address }) => method === 'GET' && address === call)?.answer;
  const says = contract && schemaError(jsonOf(text), contract);
  return says && `${url.pathname}: ${says} (CALLS.md).`;
}

/** Describes the fault of a call that accepts an empty POST. Returns undefined if it refuses. */
async function faultOfPost(url: URL, origin: string): Promise<string | undefined> {
  const body = new URLSearchParams();
  const post = ask(url.href, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
  const answer = await post.catch((error: unknown) => unanswered(url.pathname, error));
  if (typeof answer === 'string') return answer;
  const { status, text } = answer;
  if (status === 403 && /^\s*</.test(text)) return `${url.pathname} answers a post with 403 and a page: if it wants a CSRF token, print <meta property="call-header">, or exempt it (“CSRF” in the guide).`;
  if (status === 404 || status === 405) return `${url.pathname} answers a post with ${status}: there is no such call.`;
  if (status >= 500) return `${url.pathname} answers ${status} where nothing is sent: refuse it with 422.`;
  // Some calls respond with a number; zero and negative numbers are refusals.
  const isRefusal = /^\s*(0|-\d+)\s*$/.test(text);
  return status === 200 && !isRefusal ? `${url.pathname} takes a post in which nothing is sent: refuse it with 422.` : undefined;
}

/**
 * Calls the URLs of a page's boxes: what they read, whose responses must match their contract, and empty
 * POSTs, which the server must refuse. Sends POSTs only to the page's own server, in case they are counted. Returns the
 * URLs of other hosts, which it did not call.
 */
export async function checkCalls(document: Document, page: URL, calls: Calls, report: Report): Promise<string[]> {
  const asked = new Set<string>();
  const others = new Set<string>();
  const base = document.querySelector<HTMLMetaElement>('meta[property=call-base]')?.content ?? '';
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '', submit } = box.dataset;
    const check = async (place: Element, url: URL, key: string, faultOf: () => ReturnType<typeof faultOfPost>) => {
      if (url.origin !== page.origin) others.add(url.origin + url.pathname);
      if (url.origin !== page.origin || asked.has(key)) return;
      asked.add(key);
      const fault = await faultOf();
      if (fault) report(place, 'call', widget, fault);
    };
    for (const [address, call] of askedBy(box, base)) {
      const url = urlOf(address, page);
      if (url) await check(box, url, url.href, () => faultOfRead(url, call, calls));
    }
    const forms = Array.from(box.querySelectorAll('form[method=post i]'), form => [form, form.getAttribute('action') ?? ''] as const);
    for (const [place, action] of submit ? [...forms, [box, submit] as const] : forms) {
      const url = urlOf(action, page);
      if (url) await check(place, url, url.pathname, () => faultOfPost(url, page.origin));
      else report(place, 'action', widget, `action="${action}" is no address.`);
    }
  }
  return [...others];
}
