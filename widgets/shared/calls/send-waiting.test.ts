import { afterEach, expect, test, vi } from 'vitest';
import { kernelOf, settle, textsOf } from '../testing/page.ts';
import { type Answer, held, json, serve, silent, text, unreachable } from '../testing/server.ts';
import { dropWaiting, keepWaiting, type Waiting } from './outbox.ts';
import { sendLater } from './send-later.ts';
import { sendWaiting } from './send-waiting.ts';
import { settledEvent, waitingIds, waitingList } from './waiting-list.ts';

/** Taps after the reader has had time to read. */
function readNotice(): void {
  vi.setSystemTime(Date.now() + 2000);
  document.body.click();
}

afterEach(readNotice);

const { storage } = kernelOf();
const day = 86_400_000;
const body = { a: '1' };
const draft = { body: ['Rain'] };

const like: Waiting = { address: '/rest/rateNews', body, failed: 'No.', vote: ['rateNews', '7', '1'] };
const rating: Waiting = { ...like, vote: ['itemRating', '7', '5'] };
const poll: Waiting = { ...like, vote: ['poll', '7', '71'] };
const commentVote: Waiting = { ...like, vote: ['commentRating', '7', '-1'] };
const comment: Waiting = { address: '/rest/postComment', body, failed: 'No.', draft: ['/news/1', JSON.stringify(draft)] };

function keep(waiting: Waiting, id = 'x'): void {
  storage.write('draft', '/news/1', draft);
  document.title = 'A story';
  expect(keepWaiting(id, waiting)).toBe(true);
}

const counted = json({ count: 4, like: 4, dislike: 0, score: '1' });

const taken: [answer: unknown, waiting: Waiting, stored: unknown][] = [
  [{ count: 4, like: 3, dislike: 1, score: '-1' }, like, '-1'],
  [{ count: '4', like: 4, dislike: 0 }, like, '1'],
  [{ count: 4 }, rating, '5'],
  [{ ok: 1, poid: 72 }, poll, '72'],
  [{ ok: '1' }, poll, '71'],
  [3, commentVote, '-1'],
  [-2, commentVote, undefined],
  [{ ok: 1 }, comment, undefined],
  ['1', comment, undefined],
];

test.each(taken)('the answer %j counts as success by the contract of its box', async (answer, waiting, stored) => {
  const settled = vi.fn();
  addEventListener(settledEvent, settled, { once: true });
  keep(waiting);
  const requests = serve(json(answer));
  await sendWaiting(storage, 'x');
  expect(requests).toMatchObject([{ method: 'POST', path: waiting.address, body }]);
  expect(waitingIds()).toEqual([]);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(storage.read(waiting.vote?.[0] ?? '', '7')).toBe(stored);
  expect(storage.read('draft', '/news/1')).toEqual(waiting.draft ? undefined : draft);
  expect(textsOf('.page-notice')).toEqual([]);
});

const refused: [answer: Answer, waiting: Waiting, said: string][] = [
  [json({ ok: 2, message: 'Read it again.' }), comment, 'Read it again. A story'],
  [json({ ok: 2, message: 'Read it again.' }), poll, 'Read it again. A story'],
  [json({ error: 'Gone.' }, 404), like, 'Gone. A story'],
  [json({ error: 'Closed.' }, 403), rating, 'Closed. A story'],
  [json({ ok: 0 }, 422), comment, 'No. A story'],
  [json(0), commentVote, 'No. A story'],
  [json(2), comment, 'No. A story'],
];

test.each(refused)('a refusal is reported with its page, and the draft stays', async (answer, waiting, said) => {
  keep(waiting);
  serve(answer);
  await sendWaiting(storage, 'x');
  expect(textsOf('[role=alert]')).toEqual([said]);
  expect([waitingList(), storage.read('draft', '/news/1'), storage.read(waiting.vote?.[0] ?? '', '7')]).toEqual([[], draft, undefined]);
  readNotice();
  expect([textsOf('[role=alert]'), waitingIds()]).toEqual([[], []]);
});

test('a refusal links back to a page whose path begins with two slashes', async () => {
  history.replaceState(null, '', '/.//other.example/news/1');
  keep(like);
  serve(json({ error: 'Gone.' }, 404));
  await sendWaiting(storage, 'x');
  expect(document.querySelector<HTMLAnchorElement>('.page-notice a')?.href).toBe(location.href);
});

test('the next page shows a refusal until a tap if the reader left the first page at once', async () => {
  keep(comment);
  const requests = serve(json({ ok: 2, message: 'Read it again.' }));
  await sendWaiting(storage, 'x');
  document.body.click();
  expect(textsOf('[role=alert]')).toHaveLength(1);
  vi.resetModules();
  document.body.replaceChildren();
  const next = await import('./send-waiting.ts');
  for (const id of [...waitingIds(), ...waitingIds()]) await next.sendWaiting(storage, id);
  expect([textsOf('[role=alert]'), requests.length]).toEqual([['Read it again. A story'], 1]);
  readNotice();
  expect([textsOf('[role=alert]'), waitingIds()]).toEqual([[], []]);
});

const passing: [name: string, answer: Answer][] = [
  ['that is lost', unreachable],
  ...[401, 407, 408, 425, 429, 500, 502, 503, 504, 511].map(
    (status): [string, Answer] => [`with status ${status}`, json({ error: 'Later.' }, status)],
  ),
  ['of a firewall', text('<h1>Forbidden</h1>', 403)],
  ['of a network that wants a login', text('<h1>Log in</h1>')],
  ['that is not a newsroom’s', json({ status: 'Log in', token: 'a' })],
  ['that is a list', json([1])],
];

test.each(passing)('an answer %s changes nothing', async (_, answer) => {
  for (const waiting of [like, rating, poll, commentVote, comment]) {
    keep(waiting);
    serve(answer);
    const before = JSON.stringify(localStorage);
    await sendWaiting(storage, 'x');
    expect(JSON.stringify(localStorage)).toBe(before);
  }
  expect(textsOf('.page-notice')).toEqual([]);
});

test('the answer to another kind of vote leaves the vote waiting', async () => {
  const answers: [Waiting, unknown][] = [
    [like, { ok: 1 }],
    [rating, { ok: 1 }],
    [rating, 3],
    [poll, { count: 4 }],
    [commentVote, { ok: 1 }],
    [comment, { count: 1 }],
  ];
  for (const [waiting, answer] of answers) {
    keep(waiting);
    serve(json(answer));
    await sendWaiting(storage, 'x');
    expect(waitingIds()).toEqual(['x']);
  }
});

test('a waiting item is sent again after pauses of at most two minutes', async () => {
  keep(like);
  const requests = serve();
  void sendLater(storage, 'x');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests).toHaveLength(32);
  dropWaiting('x');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requests).toHaveLength(32);
});

test('waiting items are sent at once when the browser comes online', async () => {
  keep(like);
  serve(counted);
  void sendLater(storage, 'x');
  dispatchEvent(new Event('online'));
  await settle();
  expect(waitingIds()).toEqual([]);
});

test('each waiting item is sent independently of the others', async () => {
  for (const id of ['a', 'b', 'c', 'd']) keep(like, id);
  serve(silent, unreachable, json({ error: 'Later.' }, 503), counted);
  for (const id of waitingIds()) void sendLater(storage, id, 0);
  await settle();
  expect(waitingIds()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(20_000);
});

test('a waiting item is sent again if the sender\'s file could not be loaded at first', async () => {
  keep(like);
  serve(counted);
  vi.resetModules();
  const load = vi.fn((imported: () => Promise<unknown>) => imported());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  vi.doMock('./import-anew.ts', () => ({ importAnew: load }));
  const { sendLater: sendAfresh } = await import('./send-later.ts');
  void sendAfresh(storage, 'x', 0);
  await settle();
  expect([load.mock.calls.length, waitingIds()]).toEqual([1, ['x']]);
  await vi.advanceTimersByTimeAsync(15_000);
  await settle();
  expect(waitingIds()).toEqual([]);
  vi.doUnmock('./import-anew.ts');
});

test('an item that is removed or changed while it is sent is not reported as refused', async () => {
  for (const next of [undefined, poll]) {
    keep(like);
    const { answer, release } = held(json({ error: 'Gone.' }, 404));
    serve(answer);
    const sent = sendWaiting(storage, 'x');
    await settle();
    dropWaiting('x');
    if (next) keep(next);
    release();
    await sent;
    expect([textsOf('.page-notice'), waitingIds()]).toEqual([[], next ? ['x'] : []]);
  }
});

test('a draft that the reader has changed stays when the comment is sent', async () => {
  keep(comment);
  storage.write('draft', '/news/1', { body: ['Rain and snow'] });
  serve(json({ ok: 1 }));
  await sendWaiting(storage, 'x');
  expect(storage.read('draft', '/news/1')).toEqual({ body: ['Rain and snow'] });
});

test.each([['waited for more than 30 days', 31], ['waited since a clock was ahead, and for 30 days since then', -3000]])(
  'an item that has %s is dropped with a message',
  async (_, days) => {
    keep(like);
    const requests = serve(unreachable);
    vi.setSystemTime(Date.now() + days * day);
    if (days < 0) {
      await sendWaiting(storage, 'x');
      vi.setSystemTime(Date.now() + 31 * day);
    }
    expect([requests.length, waitingIds()]).toEqual([days < 0 ? 1 : 0, ['x']]);
    await sendWaiting(storage, 'x');
    expect([requests.length, waitingList(), textsOf('[role=alert]')]).toEqual([days < 0 ? 1 : 0, [], ['No. A story']]);
  },
);

test('an item that an earlier version stored without our date is sent', async () => {
  localStorage.setItem('outbox x', JSON.stringify({ ...like, path: '/', title: 'A story', at: 1 }));
  serve(counted);
  await sendWaiting(storage, 'x');
  expect([waitingIds(), storage.read('rateNews', '7')]).toEqual([[], '1']);
});

test.each(['{"a":1}', 'no JSON', 'null', '[]'])('a waiting item without valid content is dropped: %s', async stored => {
  localStorage.setItem('outbox y', stored);
  const requests = serve();
  await sendWaiting(storage, 'y');
  expect([requests, waitingIds(), textsOf('.page-notice')]).toEqual([[], [], []]);
});

test('a retry uses the first try\'s reader name even after the browser was closed', async () => {
  keep(like);
  const name = document.cookie;
  document.cookie = 'reader=;max-age=0';
  serve(counted);
  await sendWaiting(storage, 'x');
  expect([/^reader=0\.\d+$/.test(name), document.cookie]).toEqual([true, name]);
});

test('an item is stored correctly if a library adds toJSON to arrays', async () => {
  const taught = Object.assign(Array.prototype, { toJSON: () => 'text' });
  keep({ ...like, body: [['a', '1']] });
  Reflect.deleteProperty(taught, 'toJSON');
  const requests = serve(counted);
  await sendWaiting(storage, 'x');
  expect(requests).toMatchObject([{ body }]);
});

test('two tabs send an item only once', async () => {
  keep(like);
  const requests = serve(counted, counted);
  let turn = Promise.resolve();
  const request = (_: string, send: () => Promise<void>): Promise<void> => (turn = turn.then(send));
  vi.stubGlobal('navigator', { locks: { request } });
  await Promise.all([sendWaiting(storage, 'x'), sendWaiting(storage, 'x')]);
  expect(requests).toHaveLength(1);
});
