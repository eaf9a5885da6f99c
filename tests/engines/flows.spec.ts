import { goBack } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { arriveAt, expectFocus, expectHidden, expectShown, readCaptcha, textOf, typeInto, valueOf, wake } from './steps.ts';
import { expect, test } from '../testing/test.ts';

/** Engines vote at the same time: each of them on a story of its own. */
const stories: Readonly<Record<string, string>> = { preact: '1014', firefox: '1015', webkit: '1016' };

/** Number of stored votes. */
const votesOn = (kind: string, id: string): number => rowsOf('SELECT 1 FROM votes WHERE kind = ? AND id = ?', kind, id).length;

test('a like counts once when it is tapped twice, and is still there after a reload', async ({ page }, { project }) => {
  const story = stories[project.name] ?? '';
  const like = '[data-widget=like] .positive';
  await page.goto(`/news/${story}`);
  await wake(page, '[data-widget=like]');
  const before = votesOn('rate', story);
  await page.tap(like);
  await page.tap(like, { force: true });
  await page.waitForFunction(button => document.querySelector(button)?.getAttribute('aria-pressed') === 'true', like);
  await expect.poll(() => votesOn('rate', story)).toBe(before + 1);
  await page.goto(`/news/${story}?again`);
  await wake(page, '[data-widget=like]');
  await page.waitForFunction(button => document.querySelector(button)?.getAttribute('aria-pressed') === 'true', like);
});

test('a vote with a wrong captcha keeps the choice, and counts once with the right one', async ({ page }) => {
  const poll = '[data-widget=poll]';
  await page.goto('/poll/14');
  await wake(page, poll);
  const before = votesOn('poll', '14');
  await page.tap('.poll-option:nth-child(2) label');
  await typeInto(page, `${poll} [name=captchaText]`, '1');
  await page.tap('.poll-vote');
  await expect.poll(() => textOf(page, '.poll-message')).not.toBe('');
  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('.poll-option input:checked')?.value)).toBe('115');
  expect(await valueOf(page, `${poll} [name=captchaText]`)).toBe('');
  await readCaptcha(page, poll);
  await page.tap('.poll-vote');
  await expectShown(page, `${poll}.results`);
  expect(votesOn('poll', '14')).toBe(before + 1);
});

test('a comment arrives once, as it was typed', async ({ page }, { project }) => {
  const form = '[data-widget=comment-form]';
  const body = `سلام از ${project.name}، نیم‌فاصله و ۱۲۳`;
  await page.goto('/news/1033');
  await typeInto(page, `${form} [name=author]`, 'مینا');
  await typeInto(page, `${form} [name=body]`, body);
  await readCaptcha(page, form);
  await page.tap(`${form} .form-send`);
  await expect.poll(() => textOf(page, `${form} .form-message`)).toMatch(/منتشر می‌شود/);
  await expectFocus(page, '.form-message');
  expect(rowsOf("SELECT author FROM comments WHERE body = ? AND status = 'pending'", body)).toEqual([{ author: 'مینا' }]);
});

test('the search over the page finds stories, and closes in every way', async ({ page }) => {
  const field = 'dialog [type=search]';
  await page.goto('/en/catalogue/search-overlay');
  const button = '.search-overlay button';
  for (const close of [() => page.tap('.search-dialog-close'), () => page.keyboard.press('Escape'), () => goBack(page)]) {
    await page.tap(button);
    await expectFocus(page, field);
    await close();
    await expectHidden(page, field);
  }
  await page.tap(button);
  await typeInto(page, field, 'library');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/en/archive?pi=1&all=library');
  await expectShown(page, '.news-title a');
});

test('the menu comes over the page with a tap, and closes in every way', async ({ page }) => {
  await page.goto('/');
  for (const close of [() => goBack(page), () => page.keyboard.press('Escape')]) {
    await page.tap('.menu-trigger');
    await expectShown(page, '#menu[role=dialog]');
    await close();
    await expectHidden(page, '#menu[role=dialog]');
  }
  await page.tap('.menu-trigger');
  await expectShown(page, '#menu[role=dialog]');
  await page.tap('#menu a[href="/topic/economy"]');
  await arriveAt(page, '/topic/economy');
});

test('the lightbox opens with a tap, turns its pictures by keys, and closes in every way', async ({ page }) => {
  await page.goto('/news/1301');
  await wake(page, '[data-widget=gallery]');
  const counter = '.lightbox-counter';
  for (const close of [() => goBack(page), () => page.keyboard.press('Escape')]) {
    await page.tap('.gallery [data-slide]');
    await expect.poll(() => textOf(page, counter)).toBe('۱ از ۸');
    // PhotoSwipe takes no orders while it opens, and shows the neighbours of the picture once it does.
    await page.waitForFunction(() => document.querySelectorAll('.pswp__item[style*="display: block"]').length === 3);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => textOf(page, counter)).toBe('۲ از ۸');
    await close();
    await expectHidden(page, counter);
    await arriveAt(page, '/news/1301');
  }
});
