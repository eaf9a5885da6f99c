import { cloneElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LikeBox } from '../../article/like/box.tsx';
import like from '../../article/like/like.tsx';
import { RatingBox } from '../../article/rating/box.tsx';
import rating from '../../article/rating/rating.tsx';
import { click, element, kernelOf, settle, textsOf, wake } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { type Answer, held, json, serve, text, unreachable } from '../testing/server.ts';
import { waitingList } from '../calls/waiting-list.ts';
import { sendWaiting } from '../calls/send-waiting.ts';
import words from './words.json' with { type: 'json' };

const boxes = [
  {
    name: 'like',
    mount: like,
    box: <LikeBox language="fa" newsId="12" like={3} dislike={0} key="12" />,
    other: <LikeBox language="fa" newsId="13" like={3} dislike={0} key="13" />,
    key: 'rateNews',
  },
  {
    name: 'rating',
    mount: rating,
    box: <RatingBox language="fa" newsId="12" value={3} count={3} key="12" />,
    other: <RatingBox language="fa" newsId="13" value={3} count={3} key="13" />,
    key: 'itemRating',
  },
] as const;

const counted = json({ count: 4, like: 4, dislike: 0, score: '1' });
const stale = json({ error: 'این صفحه کهنه شده است.', captchaKey: '222222222222' }, 403);
const message = (): (string | null)[] => textsOf('[role=alert]');

const refusals: [string, Answer, string][] = [
  ['is refused with a reason', json({ error: 'چنین خبری نیست.' }, 404), 'چنین خبری نیست.'],
  ['is refused by a page', text('<h1>Gone</h1>', 410), words.fa.failed],
  ['is refused for a reason that is not a text', json({ error: {} }, 422), words.fa.failed],
];

/** Responses that may change at a retry. */
const passing: [string, Answer, string][] = [
  ['cannot reach the server', unreachable, words.fa.failed],
  ['comes when too many have come', json({ error: 'از شبکهٔ شما رأی‌های زیادی رسیده است.' }, 429), 'از شبکهٔ شما رأی‌های زیادی رسیده است.'],
  ['ends at a gateway', text('<h1>Bad gateway</h1>', 502), words.fa.failed],
  ['ends at a firewall', text('<h1>Forbidden</h1>', 403), words.fa.failed],
  ['ends at a proxy', text('', 408), words.fa.failed],
  ['is answered with garbage', text(''), words.fa.failed],
  ['is answered by something else', json({ status: 'fine' }), words.fa.failed],
];

function refuseToKeep(): void {
  const store = localStorage.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, value) => {
    if (name.startsWith('outbox')) throw new DOMException('', 'QuotaExceededError');
    store(name, value);
  });
}

describe.each(boxes)('a vote by $name', ({ mount, box, other, key }) => {
  async function wakeBox(captchaKey = '') {
    const kernel = kernelOf();
    kernel.page.captchaKey = captchaKey;
    await wake(mount, printBox(box), kernel);
    return kernel;
  }

  test.each(refusals)('that %s shows its message and can be tried again', async (_, answer, sentence) => {
    serve(answer, counted);
    const kernel = await wakeBox();
    expect(message()).toEqual([]);
    const { textContent } = document.body;
    await click('[value="1"]');
    expect(message()).toEqual([sentence]);
    expect(document.body.textContent).toBe(`${textContent}${sentence}`);
    expect(kernel.storage.read(key, '12')).toBeUndefined();
    await click('[value="1"]');
    expect(message()).toEqual([]);
    expect(kernel.storage.read(key, '12')).toBe('1');
  });

  test.each(passing)('that %s waits, is shown, and counts at the next try', async (_, answer) => {
    serve(answer, counted);
    const kernel = await wakeBox();
    await click('[value="1"]');
    expect([message(), kernel.storage.read(key, '12')]).toEqual([[`${words.fa.waiting} ${words.fa.takeBack}`], undefined]);
    await vi.advanceTimersByTimeAsync(15_000);
    await settle();
    expect([message(), kernel.storage.read(key, '12'), waitingList()]).toEqual([[], '1', []]);
  });

  test.each(passing)('that %s shows its message and can be tried again if the phone cannot store it', async (_, answer, sentence) => {
    serve(answer, counted);
    await wakeBox();
    refuseToKeep();
    await click('[value="1"]');
    expect(message()).toEqual([sentence]);
    await click('[value="1"]');
    expect(message()).toEqual([]);
  });

  test('that waits can be taken back by a button', async () => {
    serve(unreachable, counted);
    const kernel = await wakeBox();
    await click('[value="1"]');
    await click('.take-back');
    expect([message(), waitingList(), document.querySelectorAll('[aria-pressed=true]').length]).toEqual([[], [], 0]);
    expect(document.activeElement).toBe(element('button[value="1"]'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(kernel.storage.read(key, '12')).toBeUndefined();
  });

  test('is sent once by a double tap, and not at all if one is stored', async () => {
    const { answer, release } = held(counted);
    const requests = serve(answer, counted);
    await wakeBox();
    for (const button of document.querySelectorAll<HTMLElement>('[name=score]')) button.click();
    await settle();
    expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
    release();
    await settle();
    expect(document.querySelector('form')?.hasAttribute('aria-busy')).toBe(false);
    await click('[value="1"]');
    await wakeBox();
    await click('[value="1"]');
    expect(requests).toHaveLength(1);
    expect(document.querySelectorAll('button:not([aria-disabled])')).toHaveLength(0);
  });

  test('in another tab is shown in this one', async () => {
    await wakeBox();
    localStorage.setItem(key, '{"12":"1"}');
    dispatchEvent(new StorageEvent('storage', { key }));
    await settle();
    expect(document.querySelector('[aria-pressed=true]')?.getAttribute('value')).toBe('1');
    expect(document.querySelectorAll('button:not([aria-disabled])')).toHaveLength(0);
  });

  test('with an expired page key is sent once more with the new key', async () => {
    const requests = serve(stale, counted);
    const kernel = await wakeBox('111111111111');
    await click('[value="1"]');
    expect(requests.map(({ path, body }) => [path, body.captchaKey])).toEqual([
      [requests[0]?.path, '111111111111'],
      [requests[0]?.path, '222222222222'],
    ]);
    expect(kernel.page.captchaKey).toBe('222222222222');
    expect(kernel.storage.read(key, '12')).toBe('1');
    expect(message()).toEqual([]);
  });

  test('that is refused with the new key too is not sent a third time', async () => {
    const requests = serve(stale, stale, counted);
    await wakeBox('111111111111');
    await click('[value="1"]');
    expect(requests).toHaveLength(2);
    expect(message()).toEqual(['این صفحه کهنه شده است.']);
  });

  test('of a reader who has already voted differently shows and stores the first vote', async () => {
    serve(json({ count: 4, like: 3, dislike: 1, score: key === 'rateNews' ? '-1' : '5' }));
    const kernel = await wakeBox();
    await click('[value="1"]');
    const kept = key === 'rateNews' ? '-1' : '5';
    expect(kernel.storage.read(key, '12')).toBe(kept);
    expect(document.querySelector('[aria-pressed=true]')?.getAttribute('value')).toBe(kept);
  });

  test('updates every box for the item, and no box for another', async () => {
    serve(counted);
    const kernel = kernelOf();
    printBox(<main>{box}{cloneElement(box, { key: 'again' })}{other}</main>);
    for (const each of document.querySelectorAll<HTMLElement>('[data-widget]')) await wake(mount, each, kernel);
    await click('[value="1"]');
    const pressed = [...document.querySelectorAll('[data-widget]')].map(each => each.querySelectorAll('[aria-pressed=true]').length);
    expect(pressed).toEqual([1, 1, 0]);
    const [first, second] = document.querySelectorAll('[data-widget]');
    expect(first?.textContent).toMatch('۴');
    expect(second?.textContent).toBe(first?.textContent);
  });

  test('that does not reach the server waits and counts once the network is back', async () => {
    const requests = serve(unreachable, unreachable, stale, counted);
    const kernel = await wakeBox();
    await click('[value="1"]');
    const shown = (): unknown => [message(), document.querySelector('[aria-pressed=true]')?.getAttribute('value')];
    expect(shown()).toEqual([[`${words.fa.waiting} ${words.fa.takeBack}`], '1']);
    await wakeBox();
    expect(shown()).toEqual([[`${words.fa.waiting} ${words.fa.takeBack}`], '1']);
    await click('[value="1"]');
    expect(requests).toHaveLength(1);
    await sendWaiting(kernel.storage, `${key} 12`);
    expect(shown()).toEqual([[`${words.fa.waiting} ${words.fa.takeBack}`], '1']);
    await sendWaiting(kernel.storage, `${key} 12`);
    await settle();
    expect(shown()).toEqual([[], '1']);
    expect(requests.map(({ body }) => body.captchaKey)).toEqual(['', '', '', '222222222222']);
    expect(kernel.storage.read(key, '12')).toBe('1');
    expect(waitingList()).toEqual([]);
  });

  test('that waited and was refused shows the reason and can be cast again', async () => {
    serve(unreachable, json({ error: 'Closed.' }, 403));
    const kernel = await wakeBox();
    await click('[value="1"]');
    await sendWaiting(kernel.storage, `${key} 12`);
    await settle();
    expect(textsOf('.page-notice')).toEqual(['Closed. ']);
    expect(document.querySelectorAll('button:not([aria-disabled])').length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1000);
    await click('[value="1"]');
    expect(textsOf('.page-notice')).toEqual([]);
  });

  test('sets the reader\'s name and keeps it', async () => {
    const requests = serve(unreachable, counted);
    await wakeBox();
    refuseToKeep();
    await click('[value="1"]');
    const name = document.cookie;
    expect(name).toMatch(/^reader=0\.\d+$/);
    await click('[value="1"]');
    expect(requests).toHaveLength(2);
    expect(document.cookie).toBe(name);
  });

  test('that the phone cannot store leaves a held tap until the server responds', async () => {
    const traces = (): unknown[] => Object.values((history.state ?? {}) as object).filter(Boolean);
    const { answer, release } = held(counted);
    serve(unreachable, answer);
    await wakeBox();
    refuseToKeep();
    await click('[value="1"]');
    expect(traces()).toHaveLength(1);
    expect(message()).toEqual([words.fa.failed]);
    await click('[value="1"]');
    expect(traces()).toHaveLength(1);
    release();
    await settle();
    expect(traces()).toEqual([]);
  });
});
