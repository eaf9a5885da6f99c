import { goBack } from '../testing/boxes.ts';
import { arriveAt, expectFocus, expectHidden, expectShown, textOf, typeInto, valueOf, wake } from './steps.ts';
import { expect, test } from './test.ts';

test('letters that are made larger stay so on the next page', async ({ reader }) => {
  const sizeOf = (): Promise<string> =>
    reader.evaluate(() => getComputedStyle(document.querySelector('[data-article-body]') ?? document.body).fontSize);
  await reader.goto('/news/1001');
  const before = await sizeOf();
  await reader.tap('[data-step=larger]');
  await expect.poll(sizeOf).not.toBe(before);
  const larger = await sizeOf();
  await reader.goto('/news/1002');
  await expect.poll(sizeOf).toBe(larger);
});

test('a dark page stays dark on the next page', async ({ reader }) => {
  const schemeOf = (): Promise<string> => reader.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await reader.goto('/en');
  await reader.tap('[data-widget=accessibility] button');
  await expectShown(reader, '.accessibility-menu');
  await reader.tap('[data-feature=scheme]');
  await reader.tap('[data-feature=scheme]');
  await expect.poll(schemeOf).toBe('dark');
  await reader.keyboard.press('Escape');
  await expectHidden(reader, '.accessibility-menu');
  await reader.goto('/news/1201');
  await expect.poll(schemeOf).toBe('dark');
});

test('a draft is there again when the page is opened again', async ({ reader }) => {
  const body = '[data-widget=comment-form] [name=body]';
  await reader.goto('/news/1034');
  await typeInto(reader, body, 'سلام دکه');
  await reader.waitForFunction(() => localStorage.getItem('draft')?.includes('سلام دکه'));
  await reader.goto('/news/1034?again');
  await reader.goto('/news/1034');
  await reader.tap(body);
  await expect.poll(() => valueOf(reader, body)).toBe('سلام دکه');
});

test('a tab opens its panel, whose stories lead on', async ({ reader }) => {
  await reader.goto('/en');
  await wake(reader, '.tabs');
  await reader.tap('.tab-list li:nth-child(2) > *');
  await expectShown(reader, '.tab-list li:nth-child(2) [aria-selected=true]');
  const story = await reader.evaluate(() => document.querySelector('#most-discussed a')?.getAttribute('href') ?? '');
  await reader.tap('#most-discussed a');
  await arriveAt(reader, story);
});

test('the archive finds what is typed in another spelling, and is as it was after going back', async ({ reader }) => {
  const field = '.archive-search [type=search]';
  await reader.goto('/archive');
  await typeInto(reader, field, 'كتاب');
  await reader.keyboard.press('Enter');
  await reader.waitForFunction(() => location.search.includes('all='));
  await expectShown(reader, '.news-title a');
  expect(await valueOf(reader, field)).toBe('كتاب');
  const found = await textOf(reader, '.news-title a');
  await reader.tap('.news-title a');
  await reader.waitForFunction(() => location.pathname.startsWith('/news/'));
  await goBack(reader);
  await reader.waitForFunction(() => location.pathname === '/archive');
  await expect.poll(() => textOf(reader, '.news-title a')).toBe(found);
});

test('the display settings are opened, left and closed by keys', async ({ reader }) => {
  const button = '[data-widget=accessibility] button';
  await reader.goto('/en');
  await reader.tap(button);
  await expectShown(reader, '.accessibility-menu');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Escape');
  await expectHidden(reader, '.accessibility-menu');
  await expectFocus(reader, button);
});
