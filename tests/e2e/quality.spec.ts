import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { news } from '../../fixtures/content/content.ts';
import { field, openForm, send } from './forms.ts';
import { expect, test } from './test.ts';

/** An article with its heading on the picture, and a video on its page and in a frame. */
const unusual = [
  ...news.filter(({ headingOverlay }) => headingOverlay).slice(0, 1).map(({ id }) => `/news/${id}`),
  ...news.filter(({ video }) => video !== undefined).flatMap(({ id }) => [`/news/${id}`, `/embed/${id}`]),
];
const pages = [
  ...unusual,
  ...['/', '/en', '/news/1001', '/news/1201', '/news/1001?replyTo=101', '/topic/society', '/poll/14', '/poll/12?voted=105'],
  ...['/topic/society?from=5', '/en/topic/society', '/journalist/3', '/keyword/201', '/person/301', '/category/photo'],
  ...['/write/1', '/write/2', '/newsletter', '/en/newsletter', '/form/21', '/form/22?plain=1', '/answer/comment/1001'],
  ...['/archive', '/archive?pi=2&all=می', '/en/archive?pi=1&all=qwxz', '/en/no-such-page'],
  '/no-such-page',
];
/** With the rules of .htmlvalidate.json. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** What axe finds on a page as it is, by all of its rules or by some. */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const address of pages) {
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const { results } = await validator.validateString(html, 'page.html');
    const messages = results.flatMap(result => result.messages);
    expect(messages.map(({ ruleId, message, column }) => `${ruleId} at ${column}: ${message}`)).toEqual([]);
  });

  test(`${address} has no accessibility violation, nor too little contrast in the dark`, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOn(page, ['color-contrast'])).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`comments and forms that are at work have no accessibility violation in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const form = await openForm(page, '/news/1001', 'comment-form');
    await page.locator('.comment[data-id="101"] > .comment-tools .vote-up').tap();
    await expect(page.locator('.tooltip').filter({ hasText: 'امتیاز' })).toHaveCount(1);
    await page.locator('.comment[data-id="101"] > .comment-tools .comment-reply').click();
    await send(form);
    await expect(form.locator('.field-error').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await page.goto('/form/21');
    const survey = page.locator('[data-widget=dynamic-form]');
    await expect(survey.getByRole('toolbar')).toBeVisible();
    await field(survey, 'f-name').fill('');
    await send(survey);
    await expect(survey.locator('.field-error').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}
