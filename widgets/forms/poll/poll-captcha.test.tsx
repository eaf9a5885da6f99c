import { expect, test, vi } from 'vitest';
import { click, element, input, kernelOf, settle, wake, withFreshPages } from '../../shared/testing/page.ts';
import { checked, kernelWithCaptcha, message, printPoll, voteFor, wakeCaptcha, wakePoll } from '../../shared/testing/poll.tsx';
import { json, serve } from '../../shared/testing/server.ts';
import mount from './poll.tsx';

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });
const field = (): HTMLInputElement => input('[name=captchaText]');
const image = (): string | null => element('.captcha-image').getAttribute('src');
const keyShown = (): string | undefined => /^\/captcha\/poll-12\?key=(\d+)$/.exec(image() ?? '')?.[1];

test('the awake poll leaves the captcha asleep, with the image that the server printed', async () => {
  const kernel = await wakePoll({ captcha: true });
  expect(kernel.wake).not.toHaveBeenCalled();
  expect(image()).toBe('/captcha/poll-12');
  expect(element('.captcha-group').dataset).toMatchObject({ widget: 'captcha', load: 'tap', view: '' });
});

test('the captcha is sent in ASCII digits however it was typed; an image without a key is sent without one', async () => {
  const requests = serve(counted);
  await wakePoll({ captcha: true });
  field().value = '۱۲٣4';
  await voteFor('101');
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey: '' });
  expect(document.querySelector('.captcha-group')).toBeNull();
});

test('another image is sent with its key', async () => {
  const requests = serve(counted);
  await wakeCaptcha(await wakePoll({ captcha: true }));
  await click('.captcha-refresh');
  const captchaKey = keyShown();
  field().value = '1234';
  await voteFor('101');
  expect(captchaKey).toMatch(/^1\d{10}$/);
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey });
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

test('where the captcha cannot be woken the message is shown, and the vote can be tried again', async () => {
  const requests = serve(json({ ok: 2, message: 'کد درست نیست' }), counted);
  const kernel = await wakePoll({ captcha: true });
  vi.mocked(kernel.wake).mockResolvedValue();
  field().value = '1234';
  await voteFor('101');
  expect(message()).toBe('کد درست نیست');
  field().value = '5678';
  await click('.poll-vote');
  expect(requests[1]?.query).toEqual({ poid: '101', captchaText: '5678', captchaKey: '' });
});

test('what was typed before the poll woke is kept, and belongs to the image that was there', async () => {
  const requests = serve(counted);
  const box = printPoll({ captcha: true });
  field().value = '1234';
  field().focus();
  const focused = field();
  await wake(mount, box, kernelOf());
  expect(image()).toBe('/captcha/poll-12');
  expect(document.activeElement).toBe(focused);
  await voteFor('101');
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey: '' });
});

test('a captcha that was awake before its poll goes on as it was', async () => {
  const box = printPoll({ captcha: true });
  const kernel = kernelWithCaptcha();
  await wakeCaptcha(kernel);
  await click('.captcha-refresh');
  const key = keyShown();
  await wake(mount, box, kernel);
  expect(keyShown()).toBe(key);
  await click('.captcha-refresh');
  expect(keyShown()).not.toBe(key);
});

test('a captcha group that is no box becomes one', async () => {
  const requests = serve(json({ ok: 2, message: 'no', captchaKey: '18000000000' }));
  const box = printPoll({ captcha: true });
  for (const name of ['data-widget', 'data-load', 'data-view']) element('.captcha-group').removeAttribute(name);
  await wake(mount, box, kernelWithCaptcha());
  expect(element('.captcha-group').dataset).toMatchObject({ widget: 'captcha', load: 'tap' });
  field().value = '1234';
  await voteFor('101');
  expect(requests).toHaveLength(1);
  expect(image()).toBe('/captcha/poll-12?key=18000000000');
});

test('a captcha directly in the form, without a group, becomes a box of its own', async () => {
  const box = printPoll({ captcha: true });
  const group = element('.captcha-group');
  for (const name of ['data-widget', 'data-load', 'data-view']) group.removeAttribute(name);
  group.parentElement?.replaceWith(group);
  await wake(mount, box, kernelOf());
  expect(element('.captcha-group')).toBe(group);
  expect(group.dataset).toMatchObject({ widget: 'captcha', load: 'tap' });
  expect(image()).toBe('/captcha/poll-12');
});

test('a poll that is moved takes the image of its captcha along, and the key', async () => {
  serve(json({ ok: 2, message: 'no', captchaKey: '18000000000' }), counted);
  const box = printPoll({ captcha: true });
  const kernel = kernelWithCaptcha();
  const unmount = await wake(mount, box, kernel);
  field().value = '1234';
  await voteFor('101');
  unmount();
  await settle();
  await wake(mount, box, kernel);
  expect(image()).toBe('/captcha/poll-12?key=18000000000');
  await wakeCaptcha(kernel);
  expect(image()).toBe('/captcha/poll-12?key=18000000000');
  await click('.captcha-refresh');
  expect(keyShown()).not.toBe('18000000000');
});

test('clearing the stored vote keeps the results on the page', async () => {
  localStorage.setItem('poll', '{"12":"101"}');
  await wakePoll({ captcha: true });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  await settle();
  expect(checked()).toBe('101');
  expect(document.querySelector('.captcha-group')).toBeNull();
});
