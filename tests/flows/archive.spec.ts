import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, filesOf, goBack, requestsTo, waitUntilIdle, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const addressOf = (page: Page): string => decodeURIComponent(page.url()).replace(/^.*?:\d+/, '');

/** Opens the archive, wakes its form and one of its selects, and returns the select's box. */
async function openArchive(page: Page, address: string, select: string): Promise<Locator> {
  await page.goto(address);
  await wake(boxOf(page, 'archive-search'));
  const box = page.locator('[data-widget=select]').filter({ has: page.locator(`select[name=${select}]`) });
  await wake(box);
  return box;
}

/** Options of an open list. */
const optionOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

test('the archive search finds a province typed with Arabic letters, and Back resets its select', async ({ page }) => {
  const place = await openArchive(page, '/archive', 'pl');
  await page.getByRole('searchbox').fill('باد');
  await place.tap();
  await expect(page.getByRole('combobox', { name: 'استان' }).and(page.locator('input'))).toBeFocused();
  await page.keyboard.type('كرمانش');
  await expect(optionOf(page)).toHaveText(['کرمانشاه']);
  expect(await violationsOn(page, { part: '.archive-search' })).toEqual([]);
  await optionOf(page).tap();
  await expect.poll(() => addressOf(page)).toMatch(/^\/archive\?pi=1&pl=\d+&all=باد$/);
  await goBack(page);
  await expect(page).toHaveURL('/archive');
  await expect(page.locator('select[name=pl]')).toHaveValue('0');
});

test('the archive select works by keyboard', async ({ page }) => {
  await openArchive(page, '/en/archive', 'tp');
  const field = page.getByPlaceholder('Search the list');
  await page.locator('select[name=tp]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('select[name=tp]')).toBeFocused();
  await page.keyboard.press('e');
  await expect(field).toHaveValue('e');
  await page.keyboard.type('con');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/archive?pi=1&tp=2');
});

test('the search dialog loads with the first tap, gives back the focus on each way to close it, and is closed after Back', { tag: '@each-engine' }, async ({ page }) => {
  const asked = requestsTo(page, filesOf('search-overlay', 'search-dialog'));
  await page.goto('/en/catalogue/search-overlay');
  await waitUntilIdle(page);
  expect(asked).toHaveLength(0);
  const button = page.locator('.search-overlay button');
  await button.tap();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await expect(field).toBeFocused();
  expect(await violationsOn(page, { part: 'dialog' })).toEqual([]);
  for (const close of [() => page.tap('.search-dialog-close'), () => goBack(page), () => page.keyboard.press('Escape')]) {
    await expect(field).toBeFocused();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
  }
  await field.fill('  ');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('library');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/archive?pi=1&all=library');
  await goBack(page);
  await expect(page).toHaveURL('/en/catalogue/search-overlay');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive is searched with its plain form and links', async ({ page }) => {
    await page.goto('/en/catalogue/search-overlay');
    await page.locator('.search-overlay button').tap();
    await expect(page).toHaveURL(/\/en\/archive\??$/);
    await page.locator('.archive-advanced summary').tap();
    await page.locator('select[name=mn]').selectOption('11');
    await page.getByLabel('This exact phrase').fill('night train');
    await page.getByRole('search').getByRole('button').tap();
    await expect(page).toHaveURL(/\/en\/archive\?pi=1&all=&tp=0&.*&mn=11&.*&ps=night\+train&/);

    await page.goto('/en/archive');
    await page.locator('.archive-offers a', { hasText: 'Arts' }).tap();
    await expect(page).toHaveURL('/en/archive?pi=1&tp=4');
    await page.locator('.search-tools a', { hasText: 'Pictures' }).tap();
    await expect(page).toHaveURL('/en/archive?pi=1&tp=4&ms=1');
    await expect(page.locator('.found-mosaic img').first()).toBeVisible();
  });
});
