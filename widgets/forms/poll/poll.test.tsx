import { expect, test } from 'vitest';
import { click, element, settle, textsOf, withFreshPages } from '../../shared/testing/page.ts';
import { checked, message, printPoll, voteFor, wakePoll } from './testing/poll.tsx';
import { json, serve } from '../../shared/testing/server.ts';

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });
const usableRadios = (): number => document.querySelectorAll('input:enabled').length;
const shares = (): (string | null)[] => textsOf('.poll-percent');

test('a reader who has voted before sees the earlier vote, and nothing is counted', async () => {
  serve(json({ ok: 1, message: 'پیش از این رأی داده بودید', poid: '102', counted: false }));
  const kernel = await wakePoll({ hasTotal: true });
  const [total] = textsOf('.poll-total');
  await voteFor('101');
  expect(kernel.storage.read('poll', '12')).toBe('102');
  expect(checked()).toBe('102');
  expect(shares()).toEqual(['۳۳٪', '۶۷٪']);
  expect(textsOf('.poll-total')).toEqual([total]);
  expect(message()).toBe('پیش از این رأی داده بودید');
});

test('a deferred total appears only after the vote', async () => {
  serve(counted);
  await wakePoll({ hasTotal: true, deferredTotal: true });
  expect(textsOf('.poll-total')).toEqual([]);
  await voteFor('101');
  expect(textsOf('.poll-total')).toEqual(['۳,۰۰۰ نفر']);
});

test('a poll without a checked option sends nothing', async () => {
  const requests = serve(counted);
  await wakePoll();
  await click('.poll-vote');
  element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
  expect(requests).toEqual([]);
  expect(message()).toBe('');
});

test('an older script may have stored the option as a number', async () => {
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

test('the result page for plain posts is a result at once, and stays one', async () => {
  printPoll({ voted: '101' });
  expect(element('[data-widget]').classList).toContain('results');
  expect(shares()).toEqual(['۳۳٪', '۶۷٪']);
  await wakePoll({ voted: '101', captcha: true });
  expect(checked()).toBe('101');
  expect(usableRadios()).toBe(0);
  expect(element('[data-widget]').classList).toContain('results');
});
