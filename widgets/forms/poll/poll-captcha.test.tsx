import { expect, test } from 'vitest';
import { click, element, input, kernelOf, settle, wake, withFreshPages } from '../../shared/testing/page.ts';
import { checked, message, printPoll, voteFor, wakePoll } from '../../shared/testing/poll.tsx';
import { json, serve } from '../../shared/testing/server.ts';
import mount from './poll.tsx';

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });
const field = (): HTMLInputElement => input('[name=captchaText]');
const image = (): string | null => element('.captcha-image').getAttribute('src');
const keyShown = (): string | undefined => /^\/captcha\/poll-12\?key=(\d+)$/.exec(image() ?? '')?.[1];

test('the server prints an image without a key; the awake poll chooses one of its own', async () => {
  const box = printPoll({ captcha: true });
  expect(image()).toBe('/captcha/poll-12');
  await wake(mount, box, kernelOf());
  expect(Number(keyShown())).toBeGreaterThanOrEqual(10_000_000_000);
  expect(Number(keyShown())).toBeLessThanOrEqual(19_000_000_000);
});

test('the captcha is sent with the key of its image, in ASCII digits however it was typed', async () => {
  const requests = serve(counted);
  await wakePoll({ captcha: true });
  const captchaKey = keyShown();
  field().value = '۱۲٣4';
  await voteFor('101');
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey });
  expect(document.querySelector('.captcha-group')).toBeNull();
});

test('an empty captcha field sends nothing', async () => {
  const requests = serve(counted);
  await wakePoll({ captcha: true });
  await voteFor('101');
  expect(requests).toEqual([]);
});

test('a wrong captcha shows the message and a new image, and empties the field but not the choice', async () => {
  const requests = serve(json({ ok: 2, message: 'کد درست نیست', captchaKey: 18000000000 }), counted);
  const kernel = await wakePoll({ captcha: true });
  field().value = '1234';
  await voteFor('102');
  expect(message()).toBe('کد درست نیست');
  expect(image()).toBe('/captcha/poll-12?key=18000000000');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(checked()).toBe('102');
  expect(kernel.storage.read('poll', '12')).toBeUndefined();

  field().value = '5678';
  await click('.poll-vote');
  expect(requests[1]?.query).toEqual({ poid: '102', captchaText: '5678', captchaKey: '18000000000' });
  expect(kernel.storage.read('poll', '12')).toBe('102');
});

test('a wrong captcha for which the server names no new key gets a random one', async () => {
  serve(json({ ok: 2, message: 'no', captchaKey: null }));
  await wakePoll({ captcha: true });
  const before = keyShown();
  field().value = '1234';
  await voteFor('101');
  expect(keyShown()).toMatch(/^1\d{10}$/);
  expect(keyShown()).not.toBe(before);
});

test('what was typed before the poll woke belongs to the image that was there, and keeps it', async () => {
  const requests = serve(counted);
  const box = printPoll({ captcha: true });
  field().value = '1234';
  await wake(mount, box, kernelOf());
  expect(image()).toBe('/captcha/poll-12');
  expect(field().value).toBe('1234');
  await voteFor('101');
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey: '' });
});

test('a vote in another tab takes the captcha away', async () => {
  await wakePoll({ captcha: true });
  localStorage.setItem('poll', '{"12":"101"}');
  dispatchEvent(new StorageEvent('storage'));
  await settle();
  expect(document.querySelector('.captcha-group')).toBeNull();
});
