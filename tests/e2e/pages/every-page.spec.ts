import type { Page } from '@playwright/test';
import { paleOn, violationsOn } from '../axe.ts';
import { wakeAll } from '../boxes.ts';
import { everyPage } from '../every-page.ts';
import { field, openForm, send } from '../forms.ts';
import { missesByWidth } from '../hits.ts';
import { lookClosely, overflowOn } from '../room.ts';
import { expect, test } from '../test.ts';

/** Nothing but contrast can differ between the light and the dark. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await paleOn(page)).toEqual([]);
}

/** Nothing reaches beyond the screen where letters are twice as large, nor beyond a screen half as wide. */
async function expectRoom(page: Page): Promise<void> {
  await lookClosely(page, async seen => expect.soft(await overflowOn(page), seen).toEqual([]));
}

/** What can be seen can be hit, on a phone and on a desktop, once all boxes work. */
async function expectHits(page: Page): Promise<void> {
  await page.locator('details').evaluateAll(all => all.forEach(details => details.setAttribute('open', '')));
  await wakeAll(page);
  expect.soft(await missesByWidth(page)).toEqual([]);
}

for (const [name, address] of everyPage) {
  test(`${name} has no accessibility violation, room for large letters, and nothing over its controls`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/);
    await page.goto(address);
    await expectNoViolation(page);
    await expectRoom(page);
    await expectHits(page);
  });
}

test('a form that was refused without script has no accessibility violation', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/write/2');
  // As a browser without script sends it, whatever it lacks.
  await page.locator('.save-form form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('comments that are at work have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page, '/news/1001', 'comment-form');
  await page.locator('.comment[data-id="101"] > .comment-tools .vote-up').tap();
  await expect(page.locator('.tooltip').filter({ hasText: 'امتیاز' })).toHaveCount(1);
  await page.locator('.comment[data-id="101"] > .comment-tools .comment-reply').click();
  await send(form);
  await expect(form.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('a dynamic form that is at work has no accessibility violation', async ({ page }) => {
  await page.goto('/form/21');
  const survey = page.locator('[data-widget=dynamic-form]');
  await expect(survey.getByRole('toolbar')).toBeVisible();
  await field(survey, 'f-name').fill('');
  await send(survey);
  await expect(survey.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});
