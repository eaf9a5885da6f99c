import type { Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { contrastViolations, violationsOn } from '../testing/axe.ts';
import { openFoldOf as unfoldAround, wakeAll } from '../testing/boxes.ts';
import { everyPage, pageOfEachLayout } from '../testing/every-page.ts';
import { lostInForcedColors } from '../testing/forced-colors.ts';
import { field, openForm, send } from '../testing/forms.ts';
import { missesOn, smallOn } from '../testing/hits.ts';
import { lostTextOn, scrollersWithoutKeysOn } from '../testing/lost-text.ts';
import { namingOn } from '../testing/names.ts';
import { inLargeTextAndSmallScreens, overflowOn } from '../testing/overflow.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { tourOn } from '../testing/tour.ts';

/**
 * Returns blocks that miss an edge of the page's text by less than 25 px, and main headings that start elsewhere. Skips
 * content of elements with a background or a border, because those pad their content.
 */
const strayEdgesOn = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf => {
    const main = document.querySelector('main');
    if (!main) return ['no main'];
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const around = main.getBoundingClientRect();
    const [left, right] = [around.left + parseFloat(paddingLeft), around.right - parseFloat(paddingRight)];
    const isBox = (element: Element): boolean => {
      const { backgroundColor, borderLeftWidth, overflowX, position } = getComputedStyle(element);
      return !/, 0\)$/.test(backgroundColor) || borderLeftWidth !== '0px' || overflowX !== 'visible' || position !== 'static';
    };
    const isInBox = ({ parentElement }: Element): boolean =>
      parentElement !== null && !parentElement.matches('main, body') && (isBox(parentElement) || isInBox(parentElement));
    const isAt = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
    const isNear = (one: number, edge: number, margin: number): boolean =>
      Math.abs(one - edge) < 25 && !isAt(one, edge) && !isAt(one, margin);
    const selector = ':is(h1, h2, section, header, nav, form, button):not(body > *), body > header > *';
    const blocks = [...document.querySelectorAll(selector)].filter(block => {
      const { width, height } = block.getBoundingClientRect();
      return (block.matches('main h1') || width > (right - left) * 0.6) && height > 0 && !isInBox(block);
    });
    const stray = blocks.filter(block => {
      const area = block.getBoundingClientRect();
      const misses = isNear(area.left, left, around.left) || isNear(area.right, right, around.right);
      return misses || (block.matches('main h1:not(article h1)') && !isAt(area.left, left) && !isAt(area.right, right));
    });
    return stray.map(nameOf);
  }, await namingOn(page));

/** Expects no accessibility violation; in the dark scheme, only the contrast can differ. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await contrastViolations(page)).toEqual([]);
}

/** Expects no overflow, no hidden text and no scroller out of the keyboard's reach. */
async function expectNoOverflow(page: Page, seen: string): Promise<void> {
  expect.soft(await overflowOn(page), seen).toEqual([]);
  expect.soft(await lostTextOn(page), seen).toEqual([]);
  expect.soft(await scrollersWithoutKeysOn(page), seen).toEqual([]);
}

/** Opens all disclosures, except the menu: it would cover the page. */
const unfold = (page: Page): Promise<void> =>
  page.locator('details:not(.responsive-menu)').evaluateAll(all => all.forEach(details => details.setAttribute('open', '')));

/** Returns the number of running animations with reduced motion. */
const movingOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Scroll-driven animations stand still without a scroll, and fades do not move.
    const moves = (animation: Animation): boolean =>
      animation.timeline === document.timeline && Reflect.get(animation, 'transitionProperty') !== 'opacity';
    return document.getAnimations().filter(animation => animation.playState === 'running' && moves(animation)).length;
  });

/** Logs an error for unload listeners, which keep a page out of the back/forward cache. */
const complainOfUnload = (): void => {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
    if (/unload$/.test(type)) console.error(`Something listens for ${type}`);
    listen(type, ...rest);
  };
};

for (const [name, address] of isNightly ? everyPage : pageOfEachLayout) {
  test(`${name} passes all accessibility checks`, async ({ page, problems }) => {
    test.slow();
    problems.expect(/404/);
    await page.addInitScript(complainOfUnload);
    const shifts = await watchShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(address);
    expect.soft(response?.headers()['cache-control']).not.toContain('no-store');
    await wakeAll(page);
    expect.soft(await shifts()).toEqual([]);
    await expectNoViolation(page);
    await unfold(page);
    await wakeAll(page);
    await inLargeTextAndSmallScreens(page, async seen => {
      await expectNoOverflow(page, seen);
      if (seen !== 'a narrow screen') expect.soft(await missesOn(page), seen).toEqual([]);
    });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await missesOn(page), `${width} px`).toEqual([]);
      expect.soft(await tourOn(page), `${width} px`).toEqual([]);
      expect.soft(await strayEdgesOn(page), `${width} px`).toEqual([]);
    }
    expect.soft(await smallOn(page)).toEqual([]);
    expect.soft(await lostInForcedColors(page)).toEqual([]);
    expect.soft(await movingOn(page), 'what moves for readers who want no motion').toBe(0);
  });
}

const others = everyPage.filter(one => !isNightly && !pageOfEachLayout.includes(one));
for (const [name, address] of others) {
  test(`${name} is legible, and its controls can be tapped, on a phone`, async ({ page }) => {
    await page.goto(address);
    await unfold(page);
    await expectNoOverflow(page, '360 px');
    expect.soft(await strayEdgesOn(page)).toEqual([]);
    expect.soft(await missesOn(page)).toEqual([]);
    expect.soft(await smallOn(page)).toEqual([]);
    expect.soft(await lostInForcedColors(page)).toEqual([]);
  });
}

test('a form refused without script has no accessibility violation', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/write/2');
  // Submits the incomplete form as a browser without JavaScript would.
  await page.locator('.save-form form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('comments after a vote and an incomplete reply have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page, '/news/1001', 'comment-form');
  await unfoldAround(page.locator('#comment-101'));
  await page.locator('.comment[data-id="101"] > .comment-tools .vote-up').tap();
  await expect(page.locator('.tooltip').filter({ hasText: 'امتیاز' })).toHaveCount(1);
  await page.locator('.comment[data-id="101"] > .comment-tools .comment-reply').click();
  await send(form);
  await expect(form.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});

test('a dynamic form in use has no accessibility violation', async ({ page }) => {
  await page.goto('/form/21');
  const survey = page.locator('[data-widget=dynamic-form]');
  await expect(survey.getByRole('toolbar')).toBeVisible();
  await field(survey, 'f-name').fill('');
  await send(survey);
  await expect(survey.locator('.field-error').first()).toBeVisible();
  await expectNoViolation(page);
});
