import { expect, test, vi } from 'vitest';
import { RatingBox } from '../../article/rating/box.tsx';
import rating from '../../article/rating/rating.tsx';
import { comment, printComments, wakeComments } from '../../article/comments/testing/comments.tsx';
import { formMessage, send, typeInto, wakeSaveForm } from '../testing/form.tsx';
import { click, element, kernelOf, settle, textsOf, wake } from '../testing/page.ts';
import { message, voteFor, wakePoll } from '../../forms/poll/testing/poll.tsx';
import { printBox } from '../testing/render.ts';
import { json, serve } from '../testing/server.ts';
import voteWords from '../votes/words.json' with { type: 'json' };

const wait = 'دستگاه شما باید کمی محاسبه کند.';
const busy = 'یک ساعت دیگر دوباره تلاش کنید.';
const { waiting, takeBack } = voteWords.fa;

const boxes: [name: string, act: () => Promise<void>, said: () => unknown, after: string][] = [
  [
    'a rating',
    async () => {
      await wake(rating, printBox(<RatingBox language="fa" newsId="12" value={3} count={3} key="12" />), kernelOf());
      await click('[value="1"]');
    },
    () => textsOf('[role=alert]').join(''),
    `${waiting} ${takeBack}`,
  ],
  [
    'a vote on a comment',
    async () => {
      printComments([comment(31)]);
      await wakeComments();
      await click('.vote-up');
    },
    () => element('.tooltip').textContent,
    waiting,
  ],
  [
    'a poll',
    async () => {
      await wakePoll();
      await voteFor('101');
    },
    message,
    `${waiting} ${takeBack}`,
  ],
  [
    'a form',
    async () => {
      await wakeSaveForm();
      typeInto('author', 'مینا');
      await send();
    },
    formMessage,
    busy,
  ],
];

test.each(boxes)('the box of %s shows that it takes longer while the phone computes the proof of work', async (_, act, said, after) => {
  const { promise: key, reject: fail } = Promise.withResolvers<never>();
  vi.stubGlobal('crypto', { subtle: { importKey: () => key } });
  serve(json({ error: busy, challenge: 'token=a', wait }, 429));
  await act();
  expect(said()).toBe(wait);
  fail(new Error('No work without https'));
  await settle();
  expect(said()).toBe(after);
});
