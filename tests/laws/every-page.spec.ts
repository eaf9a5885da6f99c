import type { Page } from '@playwright/test';
import { paleOn, violationsOn } from '../testing/axe.ts';
import { wakeAll } from '../testing/boxes.ts';
import { everyPage } from '../testing/every-page.ts';
import { lostInForcedColors } from '../testing/forced-colors.ts';
import { field, openForm, send } from '../testing/forms.ts';
import { missesOn, smallOn } from '../testing/hits.ts';
import { lostTextOn, scrollersWithoutKeysOn } from '../testing/lost-text.ts';
import { lookClosely, overflowOn } from '../testing/room.ts';
import { expect, test } from '../testing/test.ts';
import { tourOn } from '../testing/tour.ts';

/** Nothing but contrast can differ between the light and the dark. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await paleOn(page)).toEqual([]);
}

/** Every text can be read and every control hit where letters are large or wide, and on small screens. */
async function expectRoom(page: Page): Promise<void> {
  await lookClosely(page, async seen => {
    expect.soft(await overflowOn(page), seen).toEqual([]);
    expect.soft(await lostTextOn(page), seen).toEqual([]);
    expect.soft(await scrollersWithoutKeysOn(page), seen).toEqual([]);
    if (seen !== 'a narrow screen') expect.soft(await missesOn(page), seen).toEqual([]);
  });
}

/** What can be seen can be hit, and is reached by keys, on a phone and on a desktop. */
async function expectReach(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await missesOn(page), `${width} px`).toEqual([]);
    expect.soft(await tourOn(page), `${width} px`).toEqual([]);
  }
  expect.soft(await smallOn(page)).toEqual([]);
}

for (const [name, address] of everyPage) {
  test(`${name} is for every reader: by eye, ear, keys and finger`, async ({ page, problems }) => {
    test.slow();
    problems.expect(/404/);
    await page.goto(address);
    await expectNoViolation(page);
    // What opens over the page covers what is under it.
    await page.locator('details:not(.responsive-menu)').evaluateAll(all => all.forEach(details => details.setAttribute('open', '')));
    await wakeAll(page);
    await expectRoom(page);
    await expectReach(page);
    expect.soft(await lostInForcedColors(page)).toEqual([]);
    const moving = await page.evaluate(() => {
      // What follows the scroll stands still while nobody scrolls, and what fades does not move.
      const moves = (animation: Animation): boolean =>
        animation.timeline === document.timeline && Reflect.get(animation, 'transitionProperty') !== 'opacity';
      return document.getAnimations().filter(animation => animation.playState === 'running' && moves(animation)).length;
    });
    expect.soft(moving, 'what moves for readers who want no motion').toBe(0);
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
