import type { JsonSchema } from '../call-schemas.ts';
import type { Report } from './finding.ts';
import { schemaError } from './fits-schema.ts';
import { jsonOf } from '../json-of.ts';
import { ask, unanswered, urlOf } from './read-page.ts';

/** The parts of calls.json that the check uses. */
export interface Calls {
  calls: readonly { method: string; address: string; answer?: JsonSchema }[];
}

const withQuery = (source = '', query = ''): string => source && `${source}${source.includes('?') ? '&' : '?'}${query}`;

/** Returns the URL of the list that a box requests, by widget. Empty if the box requests none. */
const lists = new Map<string, (box: HTMLElement, base: string) => string>([
  [
    'load-more',
    ({ dataset }, base) => {
      const settings = new Map(Object.entries(jsonOf(dataset.conf ?? '') ?? {}));
      const setting = (name: string): string => {
        const value: unknown = settings.get(name);
        return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
      };
      const asked = { place: setting('id'), topic: setting('topicFilter'), from: '0', size: '1', seqKey: setting('seqKey') };
      return `${base}/papi?${new URLSearchParams(asked)}`;
    },
  ],
  ['following', ({ dataset }) => withQuery(dataset.source, 'of=/topic/1')],
  ['live-entries', ({ dataset }) => withQuery(dataset.source, 'after=0')],
  ['province-map', (box, base) => `${base}/api?topic=${box.querySelector<HTMLElement>('[data-topic]')?.dataset.topic ?? ''}&size=6`],
]);

/** Describes what is wrong with the response for a list. Returns undefined if it is right. */
async function faultOfList(url: URL, { calls }: Calls): Promise<string | undefined> {
  const answer = await ask(url.href).catch((error: unknown) => unanswered(url.pathname, error));
  if (typeof answer === 'string') return answer;
  const { status, text } = answer;
  if (status !== 200) return `${url.pathname} answers ${status}.`;
  const contract = calls.find(({ address }) => url.pathname.endsWith(address))?.answer;
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
 * Calls the URLs of a page's boxes: lists, whose responses must match their contract, and empty POSTs, which the server
 * must refuse. Sends POSTs only to the page's own server, in case they are counted. Returns the URLs of other hosts,
 * which it did not call.
 */
export async function checkCalls(document: Document, page: URL, calls: Calls, report: Report): Promise<string[]> {
  const asked = new Set<string>();
  const others = new Set<string>();
  const base = document.querySelector<HTMLMetaElement>('meta[property=call-base]')?.content ?? '';
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '' } = box.dataset;
    const list = lists.get(widget)?.(box, base);
    const url = list ? urlOf(list, page) : undefined;
    if (url && url.origin !== page.origin) others.add(url.origin + url.pathname);
    const fault = url?.origin === page.origin && (await faultOfList(url, calls));
    if (fault) report(box, 'call', widget, fault);
    for (const form of box.querySelectorAll<HTMLFormElement>('form[method=post i]')) {
      const action = form.getAttribute('action') ?? '';
      const url = urlOf(action, page);
      if (!url) report(form, 'action', widget, `action="${action}" is no address.`);
      else if (url.origin !== page.origin) others.add(url.origin + url.pathname);
      else if (!asked.has(url.pathname)) {
        asked.add(url.pathname);
        const says = await faultOfPost(url, page.origin);
        if (says) report(form, 'call', widget, says);
      }
    }
  }
  return [...others];
}
