import { describe, expect, test, vi } from 'vitest';
import { sendWaiting } from '../../shared/calls/send-waiting.ts';
import { click, element, input, kernelOf, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { type Answer, json, serve, unreachable } from '../../shared/testing/server.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import mount from './poll.tsx';
import { checked, kernelWithCaptcha, message, printPoll, voteFor, wakeCaptcha, wakePoll } from './testing/poll.tsx';
import words from './words.json' with { type: 'json' };

const counted = json({ ok: 1, message: '', captchaKey: '' });
const usableRadios = (): number => document.querySelectorAll('input:enabled').length;
const shares = (): (string | null)[] => textsOf('.poll-percent');

test('a reader who has already voted sees the earlier vote, and nothing is counted', async () => {
  serve(json({ ok: 1, message: 'پیش از این رأی داده‌اید', poid: '102', counted: false }));
  const kernel = await wakePoll({ hasTotal: true });
  const [total] = textsOf('.poll-total');
  await voteFor('101');
  expect(kernel.storage.read('poll', '12')).toBe('102');
  expect(checked()).toBe('102');
  expect(shares()).toEqual(['۳۳٪', '۶۷٪']);
  expect(textsOf('.poll-total')).toEqual([total]);
  expect(message()).toBe('پیش از این رأی داده‌اید');
});

test('a deferred total appears only after the vote', async () => {
  serve(counted);
  await wakePoll({ hasTotal: true, deferredTotal: true });
  expect(textsOf('.poll-total')).toEqual([]);
  await voteFor('101');
  expect(textsOf('.poll-total')).toEqual(['۳,۰۰۰ نفر']);
});

test('a poll without a selected option sends nothing', async () => {
  const requests = serve(counted);
  await wakePoll();
  await click('.poll-vote');
  element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
  expect(requests).toEqual([]);
  expect(message()).toBe('');
});

test('an option that an older script stored as a number is read', async () => {
  localStorage.setItem('poll', '{"12":102}');
  await wakePoll();
  expect(checked()).toBe('102');
});

test.each(['{"12":"999"}', '{"12":{"id":"101"}}', '{"12":null}', 'no JSON'])(
  'a stored vote that is no option of the poll is ignored: %s',
  async stored => {
    localStorage.setItem('poll', stored);
    await wakePoll();
    expect(usableRadios()).toBe(2);
    expect(textsOf('.poll-vote')).toHaveLength(1);
  },
);

test('the result page of plain submits shows the result at once and permanently', async () => {
  printPoll({ voted: '101' });
  expect(element('[data-widget]').classList).toContain('results');
  expect(shares()).toEqual(['۳۳٪', '۶۷٪']);
  await wakePoll({ voted: '101', captcha: true });
  expect(checked()).toBe('101');
  expect(usableRadios()).toBe(0);
  expect(element('[data-widget]').classList).toContain('results');
});

const field = (): HTMLInputElement => input('[name=captchaText]');
const image = (): string | null => element('.captcha-image').getAttribute('src');
const keyShown = (): string | undefined => /^\/captcha\/poll-12\?key=(\d+)$/.exec(image() ?? '')?.[1];

test('a vote can be tried again if the captcha cannot wake', async () => {
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

test('a captcha group without its attributes becomes a box', async () => {
  const box = printPoll({ captcha: true });
  const group = element('.captcha-group');
  for (const name of ['data-widget', 'data-load', 'data-view']) group.removeAttribute(name);
  group.parentElement?.replaceWith(group);
  await wake(mount, box, kernelOf());
  expect(element('.captcha-group')).toBe(group);
  expect(group.dataset).toMatchObject({ widget: 'captcha', load: 'tap' });
  expect(image()).toMatch(/^\/captcha\/poll-12\?key=1\d{10}$/);
});

test('a moved poll keeps the image and the key of its captcha', async () => {
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

const failures: [string, Answer][] = [
  ['is refused', json({ ok: 1 }, 422)],
  ['is turned down without a word', json({ ok: 0, message: '', captchaKey: '' })],
];

describe.each(failures)('a vote that %s', (_, failure) => {
  test('shows a message, keeps the choice and the captcha, and can be tried again', async () => {
    const requests = serve(failure, counted);
    const kernel = await wakePoll({ captcha: true });
    const field = input('[name=captchaText]');
    field.value = '1234';
    await voteFor('102');
    expect(message()).toBe(voteWords.fa.failed);
    expect([checked(), element('[name=captchaText]'), field.value]).toEqual(['102', field, '1234']);
    expect(element('.captcha-image').getAttribute('src')).toMatch(/^\/captcha\/poll-12\?key=1\d{10}$/);
    expect(kernel.storage.read('poll', '12')).toBeUndefined();
    expect(element('form').hasAttribute('aria-busy')).toBe(false);
    await click('.poll-vote');
    expect(requests).toHaveLength(2);
    expect(message()).toBe(words.fa.counted);
  });
});

test('a vote that waited and was refused is selected again', async () => {
  serve(unreachable, json({ ok: 2, message: 'Read it again.' }));
  const { storage } = await wakePoll();
  await voteFor('102');
  expect([message(), textsOf('.poll-vote')]).toEqual([`${voteWords.fa.waiting} ${voteWords.fa.takeBack}`, []]);
  await sendWaiting(storage, 'poll 12');
  await settle();
  expect([message(), checked(), textsOf('.poll-vote').length]).toEqual(['', '102', 1]);
});
