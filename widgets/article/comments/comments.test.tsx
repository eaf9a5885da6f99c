import { describe, expect, test } from 'vitest';
import { comment, printComments, wakeComments } from './testing/comments.tsx';
import { click, element, settle, textsOf } from '../../shared/testing/page.ts';
import { type Answer, held, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const up = (id: number): string => `[data-id="${id}"] > .comment-tools .vote-up`;
const down = (id: number): string => `[data-id="${id}"] > .comment-tools .vote-down`;
const counts = (id: number): (string | null)[] => textsOf(`[data-id="${id}"] > .comment-tools .vote-count`);
const failures = (id: number): (string | null)[] => textsOf(`[data-id="${id}"] > .comment-tools .vote-failed`);
const tooltip = (selector: string): string => element(selector).title;
const said = (id: number): string => element(`[data-id="${id}"] .tooltip`).textContent;
const spinners = (): number => document.querySelectorAll('.spinner').length;

/** Comments 31 and 32. Comment 31 has the reply 33. */
async function wakePage(): ReturnType<typeof wakeComments> {
  printComments([comment(31, { replies: [comment(33)] }), comment(32)]);
  return wakeComments();
}

describe('a vote', () => {
  test.each([
    ['for', up, '1', ['۱,۲۳۴', '۱']],
    ['against', down, '-1', ['۵', '۱,۲۳۴']],
  ])('%s on a comment is posted and updates the count', async (_, button, vote, after) => {
    const requests = serve(json(1234));
    const { storage } = await wakePage();
    await click(button(31));
    expect(requests).toEqual([
      { method: 'POST', path: '/rest/postCommentVote', query: {}, body: { commentId: '31', vote } },
    ]);
    expect(counts(31)).toEqual(after);
    expect(storage.read('commentRating', '31')).toBe(vote);
    expect(tooltip(button(31))).toBe(words.fa.alreadyRated);
    expect(said(31)).toBe(words.fa.alreadyRated);
    expect(element(button(31)).getAttribute('aria-pressed')).toBe('true');
  });

  test('is a GET if the list says so', async () => {
    const requests = serve(json('6'));
    printComments([comment(31)]).dataset.voteMethod = 'get';
    await wakeComments();
    await click(down(31));
    expect(requests).toEqual([
      { method: 'GET', path: '/rest/postCommentVote', query: { commentId: '31', vote: '-1' }, body: {} },
    ]);
    expect(counts(31)).toEqual(['۵', '۶']);
  });

  test('marks its button as busy while it is pending', async () => {
    const { answer, release } = held(json(6));
    serve(answer);
    await wakePage();
    await click(up(31));
    expect(document.querySelector(`${up(31)} .spinner`)).not.toBeNull();
    expect(spinners()).toBe(1);
    release();
    await settle();
    expect(spinners()).toBe(0);
  });

  test('is sent once on a double tap, even on both buttons', async () => {
    const { answer, release } = held(json(6));
    const requests = serve(answer, answer, answer);
    await wakePage();
    element(up(31)).click();
    element(up(31)).click();
    element(down(31)).click();
    await settle();
    element(down(31)).click();
    await settle();
    release();
    await settle();
    expect(requests.map(({ body }) => body.vote)).toEqual(['1']);
    expect(counts(31)).toEqual(['۶', '۱']);
  });

  test.each(['"1"', '1', '"-1"'])('that was stored as %s on another visit is not sent again', async stored => {
    localStorage.setItem('commentRating', `{"31":${stored}}`);
    const requests = serve(json(6));
    await wakePage();
    await click(up(31));
    expect(requests).toEqual([]);
    expect(tooltip(up(31))).toBe(words.fa.alreadyRated);
    expect(counts(31)).toEqual(['۵', '۱']);
  });
});

test.each([-2, '-2'])('with the response %j shows that the reader has already voted', async answer => {
  serve(json(answer));
  const { storage } = await wakePage();
  await click(up(31));
  expect(tooltip(up(31))).toBe(words.fa.alreadyRated);
  expect(counts(31)).toEqual(['۵', '۱']);
  expect([spinners(), storage.read('commentRating', '31')]).toEqual([0, undefined]);
});

describe.each<[string, Answer]>([
  ['says 0', json(0)],
  ['says -1', json(-1)],
  ['has lost the comment', json(6, 404)],
])('a server that %s', (_, failure) => {
  test('shows an X with a tooltip next to the count, and can be tried again', async () => {
    const requests = serve(failure, json(6));
    const { storage } = await wakePage();
    await click(down(31));
    expect(counts(31)).toEqual(['۵', '۱']);
    expect(textsOf(`${down(31)} .vote-failed`)).toEqual(['X']);
    expect([tooltip(down(31)), said(31)]).toEqual([words.fa.ratingFailed, words.fa.ratingFailed]);
    expect([spinners(), storage.read('commentRating', '31')]).toEqual([0, undefined]);
    await click(up(31));
    expect(requests).toHaveLength(2);
    expect(counts(31)).toEqual(['۶', '۱']);
    expect(failures(31)).toEqual([]);
    expect(tooltip(up(31))).toBe(words.fa.alreadyRated);
  });
});

test.each<[string, Answer]>([
  ['cannot be reached', unreachable],
  ['says something else', json({ ok: 1 })],
  ['says nothing', text('')],
  ['has had enough', json({ error: 'بس است' }, 429)],
])('a vote waits if the server %s, until it is taken back', async (_, answer) => {
  const requests = serve(answer);
  await wakePage();
  await click(up(31));
  expect([tooltip(up(31)), element(up(31)).getAttribute('aria-pressed'), spinners()]).toEqual([voteWords.fa.waiting, 'true', 0]);
  await click(down(31));
  expect(requests).toHaveLength(1);
  await click('.take-back');
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  expect(document.activeElement).toBe(element(up(31)));
});

test.each([
  ['was stored in another visit', 'commentRating', '{"32":"1","__proto__":"1"}'],
  ['still waits to be sent', 'outbox commentRating 32', '{"address":"/rest/postCommentVote","vote":["commentRating","32","1"]}'],
])('a vote that %s is shown when the list wakes', async (_, key, kept) => {
  localStorage.setItem(key, kept);
  await wakePage();
  await settle();
  expect(element(up(32)).getAttribute('aria-pressed')).toBe('true');
  expect(element(up(31)).getAttribute('aria-pressed')).toBe('false');
});

test('a tap next to the buttons, or on a comment without votes, does nothing', async () => {
  const requests = serve();
  await wakePage();
  await click('.comment-body');
  await click('.vote-buttons');
  await click('.comments-title');
  expect(requests).toEqual([]);
});

test('three of many threads are shown, and the others are folded without script', () => {
  const box = printComments([31, 32, 33, 34, 35].map(id => comment(id)));
  const folded = box.querySelector('details');
  expect([...(folded?.querySelectorAll('.comment') ?? [])].map(({ id }) => id)).toEqual(['comment-34', 'comment-35']);
  expect(folded?.textContent).toContain('همهٔ نظرها');
  expect(printComments([31, 32, 33].map(id => comment(id))).querySelector('details')).toBeNull();
});
