import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, failFirst, filesOf, hurryUntil, requestsTo, rest, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const addressOf = (page: Page): string => decodeURIComponent(page.url()).replace(/^.*?:\d+/, '');

/** The box of one of the form's selects. */
const selectOf = (page: Page, name: string): Locator =>
  page.locator('[data-widget=select]').filter({ has: page.locator(`select[name=${name}]`) });

/** What a list offers that is open. */
const optionOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Not page.goBack(): it waits for a load, and there is none from the back/forward cache. */
const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back());

/** Opens the archive; its form follows choices then. */
async function openArchive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(boxOf(page, 'archive-search'));
}

test('a place that is looked for in another spelling is followed at once, with the words that were typed', async ({ page }) => {
  await openArchive(page, '/archive');
  await page.getByRole('searchbox').fill('باد');
  await wake(selectOf(page, 'pl'));
  await selectOf(page, 'pl').tap();
  await expect(page.getByRole('combobox', { name: 'استان' }).and(page.locator('input'))).toBeFocused();
  await page.keyboard.type('كرمانش');
  await expect(optionOf(page)).toHaveText(['کرمانشاه']);
  expect(await violationsOn(page)).toEqual([]);
  await optionOf(page).tap();
  await expect.poll(() => addressOf(page)).toMatch(/^\/archive\?pi=1&pl=\d+&all=باد$/);
});

test('a section is chosen by keys alone, left to right', async ({ page }) => {
  await openArchive(page, '/en/archive');
  await wake(selectOf(page, 'tp'));
  await page.locator('select[name=tp]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByPlaceholder('Search the list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('select[name=tp]')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByPlaceholder('Search the list')).toHaveValue('e');
  await page.keyboard.type('con');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/archive?pi=1&tp=2');
});

test('advanced fields are sent once they are shown; on the way back the form says what its page shows', async ({ page }) => {
  await openArchive(page, '/archive');
  await expect(page.locator('select[name=mn]')).toBeDisabled();
  await page.locator('.archive-advanced summary').tap();
  await expect(page.locator('select[name=mn]')).toBeEnabled();
  await expect(page.locator('[name=advanced]')).toHaveValue('1');
  await wake(selectOf(page, 'mn'));
  await selectOf(page, 'mn').tap();
  await optionOf(page).filter({ hasText: 'آبان' }).tap();
  await expect(page).toHaveURL('/archive?pi=1&mn=8');
  await goBack(page);
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('select[name=mn]')).toHaveValue('0');
});

test('days of a range are asked for where it is the reader’s own, and none goes out that is no day', async ({ page }) => {
  await openArchive(page, '/archive');
  const from = page.getByLabel('از روز');
  await expect(from).toBeHidden();
  await page.locator('select[name=range]').selectOption('custom');
  await from.fill('۱۴۰۵/۰۷/۳۱');
  await page.getByRole('search').getByRole('button').tap();
  await expect(from).toBeFocused();
  await expect(page).toHaveURL('/archive');
  await from.fill('۱۴۰۵/۰۷/۳۰');
  await page.getByRole('search').getByRole('button').tap();
  await expect.poll(() => addressOf(page)).toBe('/archive?pi=1&range=custom&from=۱۴۰۵/۰۷/۳۰');
});

test('where its script cannot be had, the form goes out as the plain one', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.clock.install();
  const asked = await failFirst(page, chunkOf('archive-search'), Infinity);
  await page.goto('/archive');
  await page.getByRole('searchbox').fill('باد');
  await page.getByRole('searchbox').press('Enter');
  await hurryUntil(page, () => asked.length >= 3);
  await expect.poll(() => addressOf(page)).toMatch(/^\/archive\?pi=1&all=باد&tp=0&pl=0&range=/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every field of the form is there and goes out', async ({ page }) => {
    await page.goto('/en/archive');
    await page.locator('.archive-advanced summary').tap();
    await page.locator('select[name=mn]').selectOption('11');
    await page.getByLabel('This exact phrase').fill('night train');
    await page.getByRole('search').getByRole('button').tap();
    await expect(page).toHaveURL(/\/en\/archive\?pi=1&all=&tp=0&.*&mn=11&.*&ps=night\+train&/);
  });

  test('the button of the search leads to the archive', async ({ page }) => {
    await page.goto('/catalogue/search-overlay');
    await page.locator('.search-overlay button').tap();
    await expect(page).toHaveURL(/\/archive\??$/);
  });
});

test.describe('the search over the page', () => {
  const parts = filesOf('search-overlay', 'search-dialog');

  test('comes with the tap on its button, and is closed by Escape, with the focus where it was', async ({ page }) => {
    const asked = requestsTo(page, parts);
    await page.goto('/catalogue/search-overlay');
    await rest(page);
    expect(asked).toHaveLength(0);
    await page.locator('.search-overlay button').tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    expect(asked.length).toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.search-overlay button')).toBeFocused();
  });

  test('searches, and is gone when the reader comes back', async ({ page }) => {
    await page.goto('/en/catalogue/search-overlay');
    await page.locator('.search-overlay button').tap();
    const field = page.getByRole('dialog').getByRole('searchbox');
    await field.fill('  ');
    await field.press('Enter');
    await expect(field).toBeFocused();
    await field.fill('library');
    await field.press('Enter');
    await expect(page).toHaveURL('/en/archive?pi=1&all=library');
    await goBack(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('is the archive where it cannot be had', async ({ page, problems }) => {
    problems.expect(failedResource, /dynamically imported module/);
    await page.clock.install();
    const asked = await failFirst(page, chunkOf('search-overlay'), Infinity);
    await page.goto('/catalogue/search-overlay');
    await page.locator('.search-overlay button').tap();
    await hurryUntil(page, () => asked.length >= 3);
    await expect(page).toHaveURL(/\/archive\??$/);
  });
});
