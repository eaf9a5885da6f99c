import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { boxOf, follow, rest, stored } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { type Line, test } from '../testing/line.ts';
import { expect } from '../testing/test.ts';

const lost = /ERR_(EMPTY_RESPONSE|FAILED|ABORTED|INCOMPLETE_CHUNKED_ENCODING)|Failed to (fetch|load)/;
const waits = 'روی این گوشی می‌ماند';

const countOf = (sql: string, ...values: string[]): unknown => rowsOf(`SELECT count(*) AS count FROM ${sql}`, ...values)[0]?.count;

const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('outbox')));

interface Vote {
  widget: string;
  address: string;
  button: string;
  votes: () => unknown;
}

const votes: readonly Vote[] = [
  { widget: 'like', address: '/news/1036', button: '.positive', votes: () => countOf("votes WHERE kind = 'rate' AND id = '1036'") },
  { widget: 'rating', address: '/news/1038', button: '[value="4"]', votes: () => countOf("votes WHERE kind = 'score' AND id = '1038'") },
  { widget: 'comments', address: '/news/1098', button: '#comment-233 > .comment-tools .vote-up', votes: () => countOf("votes WHERE kind = 'comment' AND id = '233'") },
  { widget: 'poll', address: '/poll/13', button: '.poll-vote', votes: () => countOf("votes WHERE kind = 'poll' AND choice = '112'") },
];

async function cast(page: Page, line: Line, { widget, address, button }: Vote): Promise<Locator> {
  await page.goto(line.url + address);
  const box = boxOf(page, widget);
  await box.scrollIntoViewIfNeeded();
  if (widget === 'poll') await box.locator('[id="112"]').tap();
  // Comments wake when they are touched.
  await box.locator(button).focus();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await rest(page);
  line.set(() => 'cut');
  await box.locator(button).tap();
  await expect(box).toContainText(waits);
  return box;
}

for (const vote of votes) {
  test(`a vote by ${vote.widget} that finds no line waits, and is counted once when the line is back`, async ({ page, line, problems }) => {
    problems.expect(lost);
    const before = Number(vote.votes());
    const box = await cast(page, line, vote);
    expect(vote.votes()).toBe(before);
    line.set(() => 'through');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(box).not.toContainText(waits);
    await expect(box.locator('[aria-pressed=true], :disabled:checked')).toHaveCount(1);
    expect(vote.votes()).toBe(before + 1);
    expect(await waiting(page)).toEqual([]);
  });
}

test('a comment that finds no line goes out once when its reader returns and reads on', async ({ page, context, line, problems }) => {
  problems.expect(lost);
  const text = `در تونل نوشتم ${randomUUID()}`;
  const comments = (): unknown => countOf('comments WHERE body = ?', text);
  const form = await openForm(page, `${line.url}/news/1048`, 'comment-form');
  await field(form, 'author').fill('مینا');
  await field(form, 'body').fill(text);
  await readCaptcha(form);
  line.set(path => (path === '/rest/postComment' ? { cutAfter: 0 } : 'cut'));
  await send(form);
  await expect(message(form)).toContainText(waits);
  await expect(field(form, 'body')).toHaveValue(text);
  await expect.poll(comments).toBe(1);
  await page.close();
  line.set(() => 'through');
  const tab = await context.newPage();
  await tab.goto(`${line.url}/`);
  await follow(tab, '/news/1052');
  await expect.poll(() => waiting(tab)).toEqual([]);
  expect(await stored(tab, 'draft')).toEqual({});
  expect(comments()).toBe(1);
});

test('a comment that the newsroom refuses comes back with what was typed', async ({ page, line, problems }) => {
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

test('a phone that keeps nothing says that nothing was sent, and keeps what was typed in the form', async ({ page, line, problems }) => {
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
