import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateNews } from '../../article/like/rate-news.ts';
import { call } from './call.ts';

const fetched = vi.fn((..._: Parameters<typeof fetch>) => Promise.resolve(Response.json({})));
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => void fetched.mockClear());

function meta(property: string, content: string): void {
  const element = Object.assign(document.createElement('meta'), { content });
  element.setAttribute('property', property);
  document.head.append(element);
}
async function sent(address: string): Promise<Record<string, unknown>> {
  await call({ address, body: { score: '1' }, contract: z => z.unknown() });
  const [path, options] = fetched.mock.lastCall ?? [];
  return { path, headers: options?.headers, credentials: options?.credentials };
}
const accept = { accept: 'application/json' };
const token = { ...accept, 'X-CSRF-Token': 'a1: b2' };

test.each(['/daily', 'https://api.example'])('calls of a page with the base %s go there with cookies', async base => {
  meta('call-base', base);
  expect(await sent('~/rest/vote')).toEqual({ path: `${base}/rest/vote`, headers: accept, credentials: 'include' });
  await call(rateNews('1', '1', ''));
  expect(fetched.mock.lastCall?.[0]).toBe(`${base}/rest/rateNews`);
});

test('calls of a page without a base go to its own host', async () => {
  expect(await sent('~/rest/vote')).toEqual({ path: '/rest/vote', headers: accept, credentials: undefined });
});

test.each(['~/rest/vote', '/form/2', 'form/2'])('a call to %s has the header of the page', async address => {
  meta('call-header', 'X-CSRF-Token: a1: b2');
  expect(await sent(address)).toEqual({ path: address.replace('~', ''), headers: token, credentials: 'include' });
});

test.each(['https://list.example/form', '//list.example/form', 'https://api.example/form'])('%s gets no cookie and no header', async path => {
  meta('call-base', 'https://api.example');
  meta('call-header', 'X-CSRF-Token: a1: b2');
  expect(await sent(path)).toEqual({ path, headers: accept, credentials: undefined });
});

test.each(['a1b2', 'X CSRF: a1b2', ': a1b2'])('an invalid header is not sent: "%s"', async header => {
  meta('call-header', header);
  expect(await sent('/form/2')).toMatchObject({ headers: accept });
});
