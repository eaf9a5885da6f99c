import type { Page } from '@playwright/test';
import { news, type NewsItem } from '../../../fixtures/content/content.ts';
import { paleOn, violationsOn } from '../axe.ts';
import { field, openForm, send } from '../forms.ts';
import { expect, test } from '../test.ts';

function idOf(what: string, isWanted: (item: NewsItem) => boolean): string {
  const item = news.find(isWanted);
  if (!item) throw new Error(`The newsroom has no item ${what}`);
  return item.id;
}

const overlaid = idOf('with its heading on the picture', ({ headingOverlay }) => headingOverlay);
const withVideo = idOf('with a video', ({ video }) => video !== undefined);

/** One page of each layout, and the unusual ones. Pages that are laid out as another one is are not looked at twice. */
const pages = [
  ['a front page', '/'],
  ['the English front page', '/en'],
  ['an article with pictures, a poll and a reply that was begun', '/news/1001?replyTo=101'],
  ['an English article', '/news/1201'],
  ['an English article with boxes in its text', '/news/1208'],
  ['an article with its heading on the picture', `/news/${overlaid}`],
  ['a video', `/news/${withVideo}`],
  ['a video in a frame', `/embed/${withVideo}`],
  ['a topic', '/topic/society?from=5'],
  ['a person', '/person/301'],
  ['a category with a description', '/category/photo'],
  ['a poll with a captcha', '/poll/14'],
  ['results of a poll', '/poll/12?voted=105'],
  ['a form', '/write/1'],
  ['the newsletters', '/newsletter'],
  ['a plain dynamic form', '/form/22?plain=1'],
  ['an answer', '/answer/comment/1001'],
  ['results of a search', '/archive?pi=2&all=می&yr=1405'],
  ['pictures that were found, and what else there is', '/marchive'],
  ['a search without results', '/en/archive?pi=1&all=qwxz'],
  ['an address that leads nowhere', '/no-such-page'],
] as const;

/** Nothing but contrast can differ between the light and the dark. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await paleOn(page)).toEqual([]);
}

for (const [name, address] of pages) {
  test(`${name} has no accessibility violation, nor too little contrast in the dark`, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto(address);
    await expectNoViolation(page);
  });
}

test('a form that was refused without script has none', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/write/2');
  // As a browser without script sends it, whatever it lacks.
  await page.locator('.save-form form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('comments that are at work have none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page, '/news/1001', 'comment-form');
  await page.locator('.comment[data-id="101"] > .comment-tools .vote-up').tap();
  await expect(page.locator('.tooltip').filter({ hasText: 'امتیاز' })).toHaveCount(1);
  await page.locator('.comment[data-id="101"] > .comment-tools .comment-reply').click();
  await send(form);
  await expect(form.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('a dynamic form that is at work has none', async ({ page }) => {
  await page.goto('/form/21');
  const survey = page.locator('[data-widget=dynamic-form]');
  await expect(survey.getByRole('toolbar')).toBeVisible();
  await field(survey, 'f-name').fill('');
  await send(survey);
  await expect(survey.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});
