import { type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Button, setHeldTap } from '../../../kernel/held-tap.ts';
import { voteWidgets } from '../../../scripts/build/widget-folders.ts';
import { CommentsBox } from '../../article/comments/box.tsx';
import { FontSizeBox } from '../../article/font-size/box.tsx';
import { LikeBox } from '../../article/like/box.tsx';
import { RatingBox } from '../../article/rating/box.tsx';
import { PollBox } from '../../forms/poll/box.tsx';
import { SaveFormBox } from '../../forms/save-form/box.tsx';
import { comment } from '../../article/comments/testing/comments.tsx';
import { fields } from '../../shared/testing/form.tsx';
import { element, kernelOf } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { shownWidgets } from '../../shared/testing/widgets.ts';
import { followHeldTaps } from './held-tap.ts';

const poll = {
  question: 'کدام؟',
  totalVote: 3,
  hasTotal: false,
  deferredTotal: false,
  captcha: false,
  voted: null,
};
const optionsOf = (id: number): { id: string; label: string; votes: number }[] =>
  [1, 2].map(option => ({ id: `${id}0${option}`, label: String(option), votes: 1 }));

const page = (
  <main>
    <FontSizeBox language="fa" />
    <RatingBox language="fa" newsId="12" value={2} count={9} />
    <LikeBox language="fa" newsId="12" like={5} dislike={1} />
    <PollBox {...poll} language="fa" id="1" options={optionsOf(1)} />
    <PollBox {...poll} language="fa" id="2" options={optionsOf(2)} captcha />
    <CommentsBox language="fa" pageUrl="/news/12" comments={[comment(31), comment(32)]} timeOf={String} />
    <SaveFormBox language="fa" id="7" url="/rest/saveForm/7" title="" fields={fields} captcha={false} />
  </main>
);

/** Buttons that were clicked. */
let clicked: Element[] = [];
const note = (event: Event): void => {
  event.preventDefault();
  clicked.push(event.target as Element);
};

beforeEach(() => {
  clicked = [];
  addEventListener('click', note);
});
afterEach(() => removeEventListener('click', note));

const isNoticeShown = (): boolean => !element('.page-notice').hidden;

function open(content: ReactElement = page): void {
  printBox(
    <div>
      {content}
      <p className="page-notice" hidden />
    </div>,
  );
}

/** Holds a tap on a button after an input was selected. */
function hold(selector: string, choice?: string): void {
  const button = element(selector) as Button;
  if (choice) (document.getElementById(choice) as HTMLInputElement).checked = true;
  const box = button.closest<HTMLElement>('[data-widget]');
  if (box) setHeldTap(box, button, true);
}

function holdAndReload(selector: string, choice?: string): void {
  open();
  hold(selector, choice);
  open();
}

const tracesLeft = (): number => Object.values((history.state ?? {}) as object).filter(Boolean).length;

test.each([
  ['a dislike', '.negative'],
  ['a star', '.rating [value="1"]'],
  ['agreement with a comment', '[data-id="32"] .vote-up'],
])('a held tap on %s is repeated once', async (_, selector) => {
  holdAndReload(selector);
  await followHeldTaps(kernelOf());
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([element(selector)]);
  expect(isNoticeShown()).toBe(false);
});

/** Selector of the submit button of a vote without captcha. */
const voteButton = 'form:not(:has([name=captchaText])) button:not([type=button],:disabled)';
const votes = shownWidgets.filter(({ name }) => voteWidgets().includes(name));

test.each(votes)('a held vote by $name is repeated', async ({ examples: { states } }) => {
  const boxes = Object.values(states).map(({ render }) => render('fa'));
  const withVote = boxes.find(box => {
    open(box);
    return document.querySelector(voteButton);
  });
  hold(voteButton);
  open(withVote);
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([element(voteButton)]);
});

test('a held vote in a poll is repeated with its choice', async () => {
  holdAndReload('.poll-vote', '102');
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([element('.poll-vote')]);
  expect([...document.querySelectorAll('input:checked')].map(({ id }) => id)).toContain('102');
});

test.each([
  ['a poll with a captcha', '.has-captcha .poll-vote', '201'],
  ['a form with text', '.save-form button', undefined],
  ['another tool', '[data-step=larger]', undefined],
])('a tap on %s is not repeated, and the page shows a notice', async (_, selector, choice) => {
  holdAndReload(selector, choice);
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([]);
  expect(isNoticeShown()).toBe(true);
  expect(tracesLeft()).toBe(0);
});

test('an ambiguous tap is not repeated', async () => {
  open();
  hold('.positive');
  open(
    <main>
      <LikeBox language="fa" newsId="12" like={5} dislike={1} />
      <LikeBox language="fa" newsId="13" like={5} dislike={1} />
    </main>,
  );
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([]);
  expect(isNoticeShown()).toBe(true);
});

test('every held vote is repeated, even next to a tap that cannot be', async () => {
  open();
  hold('.poll-vote', '102');
  hold('[data-step=larger]');
  hold('.negative');
  open();
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([element('.poll-vote'), element('.negative')]);
  expect(isNoticeShown()).toBe(true);
});

test.each([
  ['the kernel waits for', '.like'],
  ['waits for its answer', '.like-form'],
])('a tap on the current page that %s is not repeated', async (_, busy) => {
  open();
  hold('.positive');
  element(busy).setAttribute('aria-busy', 'true');
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([]);
  expect(tracesLeft()).toBe(1);
  expect(isNoticeShown()).toBe(false);
});

test('a held vote is not repeated if the poll already shows its results', async () => {
  open();
  hold('.poll-vote', '102');
  open(<PollBox {...poll} language="fa" id="1" options={optionsOf(1)} voted="102" />);
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([]);
  expect(isNoticeShown()).toBe(false);
});

test('nothing is clicked on a page without a held tap', async () => {
  open();
  await followHeldTaps(kernelOf());
  expect(clicked).toEqual([]);
  expect(isNoticeShown()).toBe(false);
});
