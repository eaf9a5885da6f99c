import { describe, expect, test, vi } from 'vitest';
import { click, element, input, settle, textsOf, withFreshPages } from '../../shared/testing/page.ts';
import { checked, message, voteFor, wakePoll } from '../../shared/testing/poll.tsx';
import { type Answer, json, serve, silent, stalled, text, unreachable } from '../../shared/testing/server.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });

const failures: [string, Answer][] = [
  ['cannot reach the server', unreachable],
  ['is refused', json({ ok: 1 }, 500)],
  ['is answered with HTML', text('<h1>Bad gateway</h1>')],
  ['is answered with nothing', text('')],
  ['is answered in another shape', json({ ok: true })],
  ['is turned down without a word', json({ ok: 0, message: '', captchaKey: '' })],
];

describe.each(failures)('a vote that %s', (_, failure) => {
  test('says so, keeps the choice, and can be tried again', async () => {
    const requests = serve(failure, counted);
    const kernel = await wakePoll();
    await voteFor('102');
    expect(message()).toBe(voteWords.fa.failed);
    expect(checked()).toBe('102');
    expect(kernel.storage.read('poll', '12')).toBeUndefined();
    expect(element('form').hasAttribute('aria-busy')).toBe(false);
    await click('.poll-vote');
    expect(requests).toHaveLength(2);
    expect(message()).toBe(words.fa.counted);
  });

  test('keeps the captcha that was typed', async () => {
    serve(failure);
    await wakePoll({ captcha: true });
    const field = input('[name=captchaText]');
    const image = element('.captcha-image').getAttribute('src');
    field.value = '1234';
    await voteFor('101');
    expect(element('[name=captchaText]')).toBe(field);
    expect(field.value).toBe('1234');
    expect(element('.captcha-image').getAttribute('src')).toBe(image);
  });
});

test('the reason that a server gives for turning a vote down is shown', async () => {
  serve(json({ ok: 0, message: 'این نظرسنجی بسته است' }));
  await wakePoll();
  await voteFor('101');
  expect(message()).toBe('این نظرسنجی بسته است');
  expect(textsOf('.poll-vote')).toHaveLength(1);
});

test('the reason that a server gives for refusing a vote is shown', async () => {
  serve(json({ error: 'از شبکهٔ شما رأی‌های زیادی رسیده است.' }, 429));
  await wakePoll();
  await voteFor('101');
  expect(message()).toBe('از شبکهٔ شما رأی‌های زیادی رسیده است.');
  expect(textsOf('.poll-vote')).toHaveLength(1);
});

test.each([
  ['never answers', silent],
  ['stops in the middle of its answer', stalled],
])('a server that %s counts as out of reach after 20 s', async (_, answer) => {
  serve(answer);
  await wakePoll();
  await voteFor('101');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(message()).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  await settle();
  expect(message()).toBe(voteWords.fa.failed);
});
