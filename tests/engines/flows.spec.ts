import { goBack } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { arriveAt, expectFocus, expectHidden, expectShown, readCaptcha, textOf, typeInto, valueOf, wake } from './steps.ts';
import { expect, test } from './test.ts';

/** Engines vote at the same time: each of them on a story of its own. */
const stories = { chromium: '1014', firefox: '1015', webkit: '1016' };

/** How many votes readers have cast. */
const votesOn = (kind: string, id: string): number => rowsOf('SELECT 1 FROM votes WHERE kind = ? AND id = ?', kind, id).length;

test('a like counts once when it is tapped twice, and is still there after a reload', async ({ reader, browserName }) => {
  const story = stories[browserName];
  const like = '[data-widget=like] .positive';
  await reader.goto(`/news/${story}`);
  await wake(reader, '[data-widget=like]');
  const before = votesOn('rate', story);
  await reader.tap(like);
  await reader.tap(like, { force: true });
  await reader.waitForFunction(button => document.querySelector(button)?.getAttribute('aria-pressed') === 'true', like);
  await expect.poll(() => votesOn('rate', story)).toBe(before + 1);
  await reader.goto(`/news/${story}?again`);
  await wake(reader, '[data-widget=like]');
  await reader.waitForFunction(button => document.querySelector(button)?.getAttribute('aria-pressed') === 'true', like);
});

test('a vote with a wrong captcha keeps the choice, and counts once with the right one', async ({ reader }) => {
  const poll = '[data-widget=poll]';
  await reader.goto('/poll/14');
  await wake(reader, poll);
  const before = votesOn('poll', '14');
  await reader.tap('.poll-option:nth-child(2) label');
  await typeInto(reader, `${poll} [name=captchaText]`, '1');
  await reader.tap('.poll-vote');
  await expect.poll(() => textOf(reader, '.poll-message')).not.toBe('');
  expect(await reader.evaluate(() => document.querySelector<HTMLInputElement>('.poll-option input:checked')?.value)).toBe('115');
  expect(await valueOf(reader, `${poll} [name=captchaText]`)).toBe('');
  await readCaptcha(reader, poll);
  await reader.tap('.poll-vote');
  await expectShown(reader, `${poll}.results`);
  expect(votesOn('poll', '14')).toBe(before + 1);
});

test('a comment arrives once, as it was typed', async ({ reader, browserName }) => {
  const form = '[data-widget=comment-form]';
  const body = `سلام از ${browserName}، نیم‌فاصله و ۱۲۳`;
  await reader.goto('/news/1033');
  await typeInto(reader, `${form} [name=author]`, 'مینا');
  await typeInto(reader, `${form} [name=body]`, body);
  await readCaptcha(reader, form);
  await reader.tap(`${form} .form-send`);
  await expect.poll(() => textOf(reader, `${form} .form-message`)).toMatch(/منتشر می‌شود/);
  await expectFocus(reader, '.form-message');
  expect(rowsOf("SELECT author FROM comments WHERE body = ? AND status = 'pending'", body)).toEqual([{ author: 'مینا' }]);
});

test('the search over the page finds stories, and closes in every way', async ({ reader }) => {
  const field = 'dialog [type=search]';
  await reader.goto('/en/catalogue/search-overlay');
  const button = '.search-overlay button';
  for (const close of [() => reader.tap('.search-dialog-close'), () => reader.keyboard.press('Escape'), () => goBack(reader)]) {
    await reader.tap(button);
    await expectFocus(reader, field);
    await close();
    await expectHidden(reader, field);
  }
  await reader.tap(button);
  await typeInto(reader, field, 'library');
  await reader.keyboard.press('Enter');
  await arriveAt(reader, '/en/archive?pi=1&all=library');
  await expectShown(reader, '.news-title a');
});

test('the menu comes over the page with a tap, and closes in every way', async ({ reader }) => {
  await reader.goto('/');
  for (const close of [() => goBack(reader), () => reader.keyboard.press('Escape')]) {
    await reader.tap('.menu-trigger');
    await expectShown(reader, '#menu[role=dialog]');
    await close();
    await expectHidden(reader, '#menu[role=dialog]');
  }
  await reader.tap('.menu-trigger');
  await expectShown(reader, '#menu[role=dialog]');
  await reader.tap('#menu a[href="/topic/economy"]');
  await arriveAt(reader, '/topic/economy');
});

test('the lightbox opens with a tap, turns its pictures by keys, and closes in every way', async ({ reader }) => {
  await reader.goto('/news/1301');
  await wake(reader, '[data-widget=gallery]');
  const counter = '.lightbox-counter';
  for (const close of [() => goBack(reader), () => reader.keyboard.press('Escape')]) {
    await reader.tap('.gallery [data-slide]');
    await expect.poll(() => textOf(reader, counter)).toBe('۱ از ۸');
    // PhotoSwipe takes no orders while it opens, and shows the neighbours of the picture once it does.
    await reader.waitForFunction(() => document.querySelectorAll('.pswp__item[style*="display: block"]').length === 3);
    await reader.keyboard.press('ArrowLeft');
    await expect.poll(() => textOf(reader, counter)).toBe('۲ از ۸');
    await close();
    await expectHidden(reader, counter);
    await arriveAt(reader, '/news/1301');
  }
});
