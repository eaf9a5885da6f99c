import { expect, test, vi } from 'vitest';
import { comment, printComments, wakeComments, withScrolling } from './testing/comments.tsx';
import { click, element, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { waitingIds } from '../../shared/calls/waiting-list.ts';
import { held, json, serve } from '../../shared/testing/server.ts';
import mount from './comments.ts';

const up = (id: number): string => `[data-id="${id}"] > .comment-tools .vote-up`;
const reply = (id: number): string => `[data-id="${id}"] > .comment-tools .comment-reply`;
const quote = (): (string | null)[] => textsOf('.reply-author, .reply-quote');

/** Submits that would leave the page. There must be none. */
function submits(): (string | undefined)[] {
  const submitters: (string | undefined)[] = [];
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    submitters.push(event.submitter?.className);
  };
  addEventListener('submit', hold, { once: true });
  return submitters;
}

const nodesIn = (root: Node): Node[] => [...root.childNodes].flatMap(node => [node, ...nodesIn(node)]);

/** Counts the function calls while a number of comments wakes and one tap is handled. */
async function workFor(length: number, tap?: () => Promise<void>): Promise<number> {
  const box = printComments(Array.from({ length }, (_, index) => comment(index + 1)));
  const work = [
    vi.spyOn(EventTarget.prototype, 'addEventListener'),
    vi.spyOn(Element.prototype, 'querySelector'),
    vi.spyOn(Element.prototype, 'querySelectorAll'),
    vi.spyOn(Document.prototype, 'querySelector'),
    vi.spyOn(Document.prototype, 'querySelectorAll'),
    vi.spyOn(Element.prototype, 'closest'),
    vi.spyOn(Storage.prototype, 'getItem'),
  ];
  const unmount = await wake(mount, box, kernelOf());
  await tap?.();
  const calls = work.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  work.forEach(spy => spy.mockRestore());
  unmount();
  return calls;
}

test('300 comments need no more function calls than 3', async () => {
  expect(await workFor(300)).toBe(await workFor(3));
  serve(json(6), json(6), json(6));
  const work: number[] = [];
  // The first tap of all teaches React something about the page.
  for (const length of [3, 3, 300]) {
    localStorage.clear();
    work.push(await workFor(length, () => click(up(2))));
  }
  expect(work[2]).toBe(work[1]);
});

test('only the tapped comment changes', async () => {
  serve(json(6));
  printComments([comment(31, { replies: [comment(33)] }), comment(32)]);
  await wakeComments();
  const others = [32, 33].map(id => element(`[data-id="${id}"]`).outerHTML);
  await click(up(31));
  expect([32, 33].map(id => element(`[data-id="${id}"]`).outerHTML)).toEqual(others);
});

test('a vote is stored as a held tap until its buttons are awake', async () => {
  const traces = (): unknown[] => Object.entries((history.state ?? {}) as object).filter(([, trace]) => trace);
  const { answer, release } = held(json(6));
  serve(answer);
  printComments([comment(31)]);
  await wakeComments();
  element(up(31)).click();
  expect(traces()).toEqual([['held comments 31', [undefined, '1']]]);
  await settle();
  expect([traces(), waitingIds()]).toEqual([[], ['commentRating 31']]);
  release();
  await settle();
  expect(waitingIds()).toEqual([]);
});

const unrendered = (id: string, votes: string): HTMLElement =>
  print(`<div class="comments"><form method="post" action="/rest/postCommentVote"><p data-id="${id}">
    <span class="comment-votes" data-up="${votes}"><button class="vote-up" name="vote" value="1">+</button></span></p></form></div>`);

test('comments with invalid votes are reported and stay a plain form', async () => {
  const requests = serve();
  const reported = vi.fn((event: Event) => event.preventDefault());
  unrendered('31', 'many').addEventListener('widget:error', reported);
  await wakeComments();
  for (let tap = 0; tap < 2; tap += 1) {
    const sent = submits();
    await click('.vote-up');
    expect(sent).toEqual(['vote-up']);
  }
  expect(requests).toEqual([]);
  expect(reported).toHaveBeenCalledOnce();
});

test('only the last of several taps on reply buttons is handled once the form is awake', async () => {
  withScrolling();
  printComments([comment(31), comment(32)]);
  await wakeComments();
  element(reply(31)).click();
  element(reply(32)).click();
  await settle();
  expect(quote()).toEqual(['پاسخ به \u2068نویسنده 32\u2069', 'متن 32']);
});

test('a reply stays a plain submit if the comment form cannot wake', async () => {
  printComments([comment(31)]);
  const kernel = await wakeComments();
  vi.mocked(kernel.wake).mockImplementation(box => {
    box.setAttribute('data-widget-state', 'failed');
    return Promise.resolve();
  });
  for (let tap = 0; tap < 2; tap += 1) {
    const sent = submits();
    await click(reply(31));
    expect(sent).toEqual(['comment-reply']);
  }
  expect(kernel.wake).toHaveBeenCalledOnce();
});

test('a reply stays a plain submit on a page without a comment form', async () => {
  printComments([comment(31)]);
  element('.comment-form').remove();
  const sent = submits();
  await wakeComments();
  await click(reply(31));
  expect(sent).toEqual(['comment-reply']);
});
