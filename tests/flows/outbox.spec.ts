import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { boxOf, follow, waitUntilIdle, openFoldOf } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { type NetworkLine, test } from '../testing/network-line.ts';
import { expect } from '../testing/test.ts';

const lost = /ERR_(EMPTY_RESPONSE|FAILED|ABORTED|INCOMPLETE_CHUNKED_ENCODING)|Failed to (fetch|load)/;
const waits = 'روی این دستگاه می‌ماند';

const countOf = (sql: string, ...values: string[]): unknown => rowsOf(`SELECT count(*) AS count FROM ${sql}`, ...values)[0]?.count;

const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('outbox')));

/** The engines vote at the same time, so each has its own things to vote on. */
const things = {
  preact: { like: '1036', comments: '231', poll: '112' },
  firefox: { like: '1005', comments: '233', poll: '111' },
  webkit: { like: '1008', comments: '234', poll: '110' },
} as const;

interface Vote {
  widget: string;
  address: string;
  button: string;
  votes: () => unknown;
}

const voteBy: Readonly<Record<'like' | 'comments' | 'poll', (id: string) => Vote>> = {
  like: id => ({
    widget: 'like',
    address: `/news/${id}`,
    button: '.positive',
    votes: () => countOf("votes WHERE kind = 'rate' AND id = ?", id),
  }),
  comments: id => ({
    widget: 'comments',
    address: '/news/1098',
    button: `#comment-${id} > .comment-tools .vote-up`,
    votes: () => countOf("votes WHERE kind = 'comment' AND id = ?", id),
  }),
  poll: option => ({
    widget: 'poll',
    address: '/poll/13',
    button: '.poll-vote',
    votes: () => countOf("votes WHERE kind = 'poll' AND choice = ?", option),
  }),
};

async function cast(page: Page, line: NetworkLine, { widget, address, button }: Vote, option = ''): Promise<Locator> {
  await page.goto(line.url + address);
  const box = boxOf(page, widget);
  await openFoldOf(option ? box : box.locator(button));
  await box.scrollIntoViewIfNeeded();
  if (option) await box.locator(`[id="${option}"]`).tap();
  // Comments wake on focus.
  await box.locator(button).focus();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await waitUntilIdle(page);
  line.set(() => 'cut');
  await box.locator(button).tap();
  await expect(box).toContainText(waits);
  return box;
}

for (const [name, voteOn] of Object.entries(voteBy)) {
  test(`a vote by ${name} waits while offline, and counts once when the line is back`, async ({ page, line, problems }, { project }) => {
    problems.expect(lost);
    const id = things[project.name as keyof typeof things][name as keyof typeof voteBy];
    const vote = voteOn(id);
    const before = Number(vote.votes());
    const box = await cast(page, line, vote, name === 'poll' ? id : '');
    expect(vote.votes()).toBe(before);
    line.set(() => 'through');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(box).not.toContainText(waits);
    await expect(box.locator('[aria-pressed=true], :disabled:checked')).toHaveCount(1);
    expect(vote.votes()).toBe(before + 1);
    expect(await waiting(page)).toEqual([]);
  });
}

test('a refused comment comes back with its text', async ({ page, line, problems }) => {
  problems.expect(lost);
  const text = `بی‌شماره ${randomUUID()}`;
  const form = await openForm(page, `${line.url}/news/1047`, 'comment-form');
  await field(form, 'author').fill('مینا');
  await field(form, 'body').fill(text);
  await field(form, 'captchaText').fill('1');
  line.set(() => 'cut');
  await send(form);
  await expect(message(form)).toContainText(waits);
  line.set(() => 'through');
  await page.goto(`${line.url}/`);
  await follow(page, '/news/1052');
  const notice = page.locator('.page-notice:not([hidden])');
  await expect(notice).toContainText('عدد');
  await notice.locator('a').click();
  await openForm(page, page.url(), 'comment-form');
  await expect(field(form, 'body')).toHaveValue(text);
});

test('a phone without storage reports that nothing was sent, and keeps the text in the form', async ({ page, line, problems }) => {
  problems.expect(lost);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  const form = await openForm(page, `${line.url}/news/1051`, 'comment-form');
  await field(form, 'author').fill('مینا');
  await field(form, 'body').fill('نگه‌ندار');
  await readCaptcha(form);
  line.set(() => 'cut');
  await send(form);
  await expect(message(form)).toContainText('دوباره بفرستید');
  await expect(field(form, 'body')).toHaveValue('نگه‌ندار');
});
