import { expect, test, vi } from 'vitest';
import { addOutbox, kernelOf, textsOf, withFreshPages } from '../testing/page.ts';
import { type Answer, json, serve, text, unreachable } from '../testing/server.ts';
import { keepWaiting, type Waiting } from './outbox.ts';
import { sendAll } from './send-waiting.ts';
import { settledEvent, waitingList } from './waiting-list.ts';

withFreshPages();

const { storage } = kernelOf();
const waitingIds = (): string[] => waitingList().map(([id]) => id);
const body = { a: '1' };
const vote: Waiting = { address: '/rest/vote', body, failed: 'No.', vote: ['poll', '7', '71'] };
const draft = { body: ['Rain'] };
const comment: Waiting = { address: '/rest/postComment', body, failed: 'No.', draft: ['/news/1', JSON.stringify(draft)] };

function keep(id: string, waiting: Waiting): void {
  storage.write('draft', '/news/1', draft);
  document.title = 'A story';
  addOutbox();
  expect(keepWaiting(kernelOf(), id, waiting)).toBe(true);
}

const taken: [answer: unknown, waiting: Waiting, stored: unknown][] = [
  [{ ok: 1, poid: 72 }, vote, '72'],
  [{ count: 4, score: '5' }, vote, '5'],
  [{ count: 4 }, vote, '71'],
  [3, vote, '71'],
  [-2, vote, undefined],
  [{ ok: 1 }, comment, undefined],
  ['1', comment, undefined],
];

test.each(taken)('the answer %j to what has waited is taken for a yes', async (answer, waiting, stored) => {
  const settled = vi.fn();
  addEventListener(settledEvent, settled, { once: true });
  keep('x', waiting);
  const requests = serve(json(answer));
  await sendAll(storage);
  expect(requests).toMatchObject([{ method: 'POST', path: waiting.address, body }]);
  expect(waitingIds()).toEqual([]);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(storage.read('poll', '7')).toBe(stored);
  expect(storage.read('draft', '/news/1')).toEqual(waiting.draft ? undefined : draft);
  expect(textsOf('.page-notice')).toEqual([]);
});

const refused: [answer: Answer, waiting: Waiting, said: string][] = [
  [json({ ok: 2, message: 'Read it again.' }), comment, 'Read it again. A story'],
  [json({ error: 'Gone.' }, 404), vote, 'Gone. A story'],
  [json({ ok: 0 }, 422), comment, 'No. A story'],
  [json(0), vote, 'No. A story'],
  [json(2), comment, 'No. A story'],
];

test.each(refused)('what is refused is told with its page, and a draft stays', async (answer, waiting, said) => {
  keep('x', waiting);
  serve(answer);
  await sendAll(storage);
  expect(textsOf('[role=alert]')).toEqual([said]);
  expect(document.querySelector('.page-notice a')?.getAttribute('href')).toBe(location.pathname);
  expect([waitingIds(), storage.read('draft', '/news/1'), storage.read('poll', '7')]).toEqual([[], draft, undefined]);
  document.body.click();
  expect(textsOf('[role=alert]')).toEqual([]);
});

test.each([
  ['that is lost', unreachable],
  ['of a gateway', json({ error: 'Later.' }, 503)],
  ['to too many', json({ error: 'Later.' }, 429)],
  ['of a network that wants a login', text('<h1>Log in</h1>')],
])('an answer %s leaves all as it is, and it is tried again after a pause', async (_, answer) => {
  keep('x', vote);
  keep('y', comment);
  const requests = serve(answer, json(1), json(1));
  await sendAll(storage);
  expect(waitingIds()).toEqual(['x', 'y']);
  await vi.runOnlyPendingTimersAsync();
  expect(waitingIds()).toEqual([]);
  expect(requests).toHaveLength(3);
});

test('a draft that was gone on with stays when the comment is sent', async () => {
  keep('x', comment);
  storage.write('draft', '/news/1', { body: ['Rain and snow'] });
  serve(json({ ok: 1 }));
  await sendAll(storage);
  expect(storage.read('draft', '/news/1')).toEqual({ body: ['Rain and snow'] });
});

test('what has waited for more than 30 days, or is no more than a key, is dropped', async () => {
  keep('x', vote);
  localStorage.setItem('outbox y', '{"a":1}');
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  const requests = serve();
  await sendAll(storage);
  expect([requests, waitingIds()]).toEqual([[], []]);
});

test('two tabs send one after the other', async () => {
  keep('x', vote);
  const requests = serve(json(1), json(1));
  let turn = Promise.resolve();
  const request = (_: string, send: () => Promise<void>): Promise<void> => (turn = turn.then(send));
  vi.stubGlobal('navigator', { locks: { request } });
  const other = vi.fn(() => sendAll(storage));
  await Promise.all([sendAll(storage), other()]);
  expect(requests).toHaveLength(1);
});
