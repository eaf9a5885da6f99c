import { afterEach, expect, test, vi } from 'vitest';
import { settle, withFreshPages } from '../testing/page.ts';
import { type Answer, json, serve, silent, stalled, text, unreachable } from '../testing/server.ts';
import { type Call, call, type Outcome } from './call.ts';

withFreshPages();
afterEach(() => {
  vi.doUnmock('./schemas.ts');
  vi.resetModules();
});
const gatewayFailed = { kind: 'refused', status: 502, said: {} } as const;

type Counted = Call<{ count: number }>;

const rating: Counted = { address: '/rest/rate', body: { score: '5' }, contract: z => z.object({ count: z.numeric }) };

const rate = (changes: Partial<Counted> = {}): Promise<Outcome<{ count: number }>> => call({ ...rating, ...changes });

test.each<[string, Answer, Outcome<{ count: number }>]>([
  ['a good answer', json({ count: 12 }), { kind: 'answer', answer: { count: 12 } }],
  ['a number as text', json({ count: '12' }), { kind: 'answer', answer: { count: 12 } }],
  ['another shape', json({ total: 12 }), { kind: 'malformed' }],
  ['nothing', text(''), { kind: 'malformed' }],
  ['garbage', text('{"count":'), { kind: 'malformed' }],
  ['a server error', json({ count: 12 }, 500), { kind: 'refused', status: 500, said: { count: 12 } }],
  ['too many requests', text('', 429), { kind: 'refused', status: 429, said: {} }],
  ['a page in the place of an answer', text('<h1>Bad gateway</h1>', 502), gatewayFailed],
  ['no connection', unreachable, { kind: 'unreachable' }],
])('%s ends the call as it should', async (_, answer, outcome) => {
  serve(answer);
  await expect(rate()).resolves.toEqual(outcome);
});

test('a call with a body is a form post that outlives the page; one without is a GET; neither is cached', async () => {
  const fetching = vi.fn(() => Promise.resolve(Response.json({ count: 1 })));
  vi.stubGlobal('fetch', fetching);
  await rate();
  await call({ address: '/rest/rate', contract: rating.contract });
  expect(fetching.mock.calls).toEqual([
    [
      '/rest/rate',
      expect.objectContaining({
        method: 'POST',
        body: new URLSearchParams('score=5'),
        keepalive: true,
        cache: 'no-store',
      }),
    ],
    ['/rest/rate', expect.objectContaining({ method: 'GET', body: null, keepalive: false, cache: 'no-store' })],
  ]);
});

test.each([
  ['59,999 bytes outlives the page', 'a'.repeat(59_993), true],
  ['60,000 bytes does not, which browsers would refuse', 'a'.repeat(59_994), false],
  ['60,000 bytes once it is encoded does not', 'ی'.repeat(10_000), false],
])('a post of %s', async (_, score, keepalive) => {
  const fetching = vi.fn(() => Promise.resolve(Response.json({ count: 1 })));
  vi.stubGlobal('fetch', fetching);
  await rate({ body: { score } });
  expect(fetching).toHaveBeenCalledWith('/rest/rate', expect.objectContaining({ keepalive }));
});

test.each([
  ['does not answer', silent],
  ['stops in the middle of its answer', stalled],
])('a server that %s is out of reach after 20 s, and the request is aborted', async (_, answer) => {
  const ended = vi.fn();
  const aborted = vi.fn();
  serve(signal => {
    signal?.addEventListener('abort', aborted);
    return answer(signal);
  });
  void rate().then(ended);
  await settle();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalledWith({ kind: 'unreachable' });
  expect(aborted).toHaveBeenCalledOnce();
});

test('an answer stops the clock', async () => {
  serve(json({ count: 1 }));
  await rate();
  expect(vi.getTimerCount()).toBe(0);
});

test('what contracts are made with is fetched beside the request, not after it', async () => {
  vi.resetModules();
  const fetched = vi.fn();
  vi.doMock('./schemas.ts', () => {
    fetched();
    return {};
  });
  const { call: callAfresh } = await import('./call.ts');
  serve(silent);
  void callAfresh(rating);
  await vi.dynamicImportSettled();
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_000);
});

test('where that cannot be had the call ends as unreachable', async () => {
  vi.resetModules();
  vi.doMock('./schemas.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { call: callAfresh } = await import('./call.ts');
  serve(json({ count: 1 }));
  await expect(callAfresh(rating)).resolves.toEqual({ kind: 'unreachable' });
});

test('where it never comes the server counts as out of reach, too', async () => {
  vi.resetModules();
  vi.doMock('./schemas.ts', () => new Promise(() => undefined));
  const { call: callAfresh } = await import('./call.ts');
  serve(json({ count: 1 }));
  const ended = vi.fn();
  void callAfresh(rating).then(ended);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).toHaveBeenCalledWith({ kind: 'unreachable' });
});
