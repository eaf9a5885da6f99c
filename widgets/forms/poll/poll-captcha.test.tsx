import { expect, test, vi } from 'vitest';
import { click, element, input, kernelOf, settle, wake, withFreshPages } from '../../shared/testing/page.ts';
import { kernelWithCaptcha, message, printPoll, voteFor, wakeCaptcha, wakePoll } from './testing/poll.tsx';
import { json, serve } from '../../shared/testing/server.ts';
import mount from './poll.tsx';

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });
const field = (): HTMLInputElement => input('[name=captchaText]');
const image = (): string | null => element('.captcha-image').getAttribute('src');
const keyShown = (): string | undefined => /^\/captcha\/poll-12\?key=(\d+)$/.exec(image() ?? '')?.[1];

test('a vote sends the key of another image', async () => {
  const requests = serve(counted);
  await wakeCaptcha(await wakePoll({ captcha: true }));
  await click('.captcha-refresh');
  const captchaKey = keyShown();
  field().value = '1234';
  await voteFor('101');
  expect(captchaKey).toMatch(/^1\d{10}$/);
  expect(requests[0]?.query).toEqual({ poid: '101', captchaText: '1234', captchaKey });
});

test('a vote can be tried again where the captcha cannot wake', async () => {
  const requests = serve(json({ ok: 2, message: 'کد درست نیست' }), counted);
  const kernel = await wakePoll({ captcha: true });
  vi.mocked(kernel.wake).mockResolvedValue();
  field().value = '1234';
  await voteFor('101');
  expect(message()).toBe('کد درست نیست');
  field().value = '5678';
  await click('.poll-vote');
  expect(requests[1]?.query).toEqual({ poid: '101', captchaText: '5678', captchaKey: requests[0]?.query.captchaKey });
});

test('a captcha without a group becomes a box', async () => {
  const box = printPoll({ captcha: true });
  const group = element('.captcha-group');
  for (const name of ['data-widget', 'data-load', 'data-view']) group.removeAttribute(name);
  group.parentElement?.replaceWith(group);
  await wake(mount, box, kernelOf());
  expect(element('.captcha-group')).toBe(group);
  expect(group.dataset).toMatchObject({ widget: 'captcha', load: 'tap' });
  expect(image()).toMatch(/^\/captcha\/poll-12\?key=1\d{10}$/);
});

test('a moved poll takes along the image and the key of its captcha', async () => {
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
