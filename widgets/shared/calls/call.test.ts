import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, held, json, serve, silent, text, unreachable } from '../testing/server.ts';
import { call } from './call.ts';
import { importAnew } from './import-anew.ts';
import type { Call, Outcome } from './outcome.ts';

afterEach(() => {
  vi.doUnmock('./schemas.ts');
  vi.resetModules();
});
const gatewayFailed = { kind: 'refused', status: 502, said: {} } as const;

type Counted = Call<{ count: number }>;

const rating: Counted = { address: '/rest/rate', body: { score: '5' }, contract: z => z.object({ count: z.numeric }) };

const rate = (changes: Partial<Counted> = {}): Promise<Outcome<{ count: number }>> => call({ ...rating, ...changes });

const date = 'Fri, 27 Nov 2026 15:13:00 GMT';

test.each<[string, Answer, Outcome<{ count: number }>]>([
  ['a good answer', json({ count: 12 }), { kind: 'answer', answer: { count: 12 } }],
  ['a number as text', json({ count: '12' }), { kind: 'answer', answer: { count: 12 } }],
  ['an answer with the server’s time', () => Promise.resolve(Response.json({ count: 12 }, { headers: { date } })), {
    kind: 'answer',
    answer: { count: 12 },
    date,
  }],
  ['another shape', json({ total: 12 }), { kind: 'malformed' }],
  ['nothing', text(''), { kind: 'malformed' }],
  ['garbage', text('{"count":'), { kind: 'malformed' }],
  ['a server error', json({ count: 12 }, 500), { kind: 'refused', status: 500, said: { count: 12 } }],
  ['too many requests', text('', 429), { kind: 'refused', status: 429, said: {} }],
  ['a page in the place of an answer', text('<h1>Bad gateway</h1>', 502), gatewayFailed],
  ['no connection', unreachable, { kind: 'unreachable' }],
])('an answer that is %s ends the call as it should', async (_, answer, outcome) => {
  serve(answer);
  await expect(rate()).resolves.toEqual(outcome);
});

test('a call with a body is a POST that outlives the page, and one without is a GET', async () => {
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

describe('a call that must prove work', () => {
  const token = 'token.of.ours';
  const target = 'VbM3ZevrQEPDZslx7LR7Is3zLtylalqagqgE4UR/D8w=';
  const challengeUpTo = (most: number): string =>
    String(new URLSearchParams({ token, rounds: '1000', most: String(most), target }));
  const refuse = (challenge: unknown): Answer => json({ error: 'Busy', challenge }, 429);
  const refused = { kind: 'refused', said: { error: 'Busy' } };

  // jsdom's `crypto` has no `subtle`.
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto);
  });

  test('adds the proof to the URL of a GET', async () => {
    const requests = serve(refuse(challengeUpTo(8)), json({ count: 12 }));
    await call({ address: '/rest/rate?score=5', contract: rating.contract });
    expect(requests.map(({ query }) => query)).toEqual([{ score: '5' }, { score: '5', proofOfWork: `${token}.5` }]);
  });

  test('is not sent a third time', async () => {
    const requests = serve(...Array.from({ length: 3 }, () => refuse(challengeUpTo(8))));
    await expect(rate()).resolves.toMatchObject(refused);
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['has no answer', challengeUpTo(4)],
    ['is malformed', 'nonsense'],
    ['is not a text', { token }],
  ])('is refused if the challenge %s', async (_, challenge) => {
    const requests = serve(refuse(challenge));
    await expect(rate()).resolves.toMatchObject(refused);
    expect(requests).toHaveLength(1);
  });

  test('is refused if the page has no crypto, as without https', async () => {
    vi.stubGlobal('crypto', {});
    serve(refuse(challengeUpTo(8)));
    await expect(rate()).resolves.toMatchObject(refused);
  });
});

test('an exception in a contract does not count as an unreachable server', async () => {
  vi.mocked(console.error).mockReturnValue();
  serve(json({ count: 1 }));
  const contract = (): never => {
    throw new TypeError('Array.from is another one');
  };
  await expect(rate({ contract })).resolves.toEqual({ kind: 'malformed' });
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('the schema library is fetched in parallel with the request', async () => {
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

test.each<[string, () => Promise<never>]>([
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['does not come', () => new Promise(() => undefined)],
])('a schema library that %s is requested again at another address', async (_, library) => {
  vi.resetModules();
  vi.doMock('./schemas.ts', library);
  const { call: callAfresh } = await import('./call.ts');
  serve(json({ count: 1 }));
  const called = callAfresh(rating, importAnew);
  for (const time of [0, 10_000]) {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  }
  await expect(called).resolves.toMatchObject({ kind: 'answer' });
});

test('a call waits for its answer before it ends as unreachable because of the schema library', async () => {
  vi.resetModules();
  vi.doMock('./schemas.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { call: callAfresh } = await import('./call.ts');
  const { answer, release } = held(json({ count: 1 }));
  serve(answer);
  const ended = vi.fn();
  const called = callAfresh(rating).then(ended);
  await vi.dynamicImportSettled();
  expect(ended).not.toHaveBeenCalled();
  release();
  await called;
  expect(ended).toHaveBeenCalledWith({ kind: 'unreachable' });
});

test('a call ends as unreachable if the schema library never arrives', async () => {
  vi.resetModules();
  vi.doMock('./schemas.ts', () => new Promise(() => undefined));
  const { call: callAfresh } = await import('./call.ts');
  serve(json({ count: 1 }));
  const ended = vi.fn();
  void callAfresh(rating).then(ended);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).toHaveBeenCalledWith({ kind: 'unreachable' });
});
