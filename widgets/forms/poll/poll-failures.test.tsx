import { describe, expect, test } from 'vitest';
import { sendWaiting } from '../../shared/calls/send-waiting.ts';
import { click, element, input, settle, textsOf, withFreshPages } from '../../shared/testing/page.ts';
import { checked, message, voteFor, wakePoll } from './testing/poll.tsx';
import { type Answer, json, serve, unreachable } from '../../shared/testing/server.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

withFreshPages();

const counted = json({ ok: 1, message: '', captchaKey: '' });

const failures: [string, Answer][] = [
  ['is refused', json({ ok: 1 }, 422)],
  ['is turned down without a word', json({ ok: 0, message: '', captchaKey: '' })],
];

describe.each(failures)('a vote that %s', (_, failure) => {
  test('is announced, keeps the choice and the captcha, and can be tried again', async () => {
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

test('a vote that does not reach the server waits, and is chosen again where it is refused then', async () => {
  serve(unreachable, json({ ok: 2, message: 'Read it again.' }));
  const { storage } = await wakePoll();
  await voteFor('102');
  expect([message(), textsOf('.poll-vote')]).toEqual([`${voteWords.fa.waiting} ${voteWords.fa.takeBack}`, []]);
  await sendWaiting(storage, 'poll 12');
  await settle();
  expect([message(), checked(), textsOf('.poll-vote').length]).toEqual(['', '102', 1]);
});
