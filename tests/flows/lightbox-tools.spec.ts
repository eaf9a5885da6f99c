import { counterOf, gallery, lightboxOf, openAt, tool } from '../testing/viewer.ts';
import { expect, test } from '../testing/test.ts';

test('the slideshow goes on every 3 s, ends with the last picture, and with a touch of the reader', async ({ page }) => {
  await page.clock.install();
  await openAt(page, gallery, 5);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const button = tool(page, 'نمایش پیاپی');
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(2999);
  await expect(counterOf(page)).toHaveText('۶ از ۸');
  await page.clock.runFor(1);
  await expect(counterOf(page)).toHaveText('۷ از ۸');
  await page.clock.runFor(3000);
  await expect(counterOf(page)).toHaveText('۸ از ۸');
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('ArrowRight');
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the strip of thumbnails leads to each picture and can be put away', async ({ page }) => {
  await openAt(page, gallery, 0);
  const strip = page.getByRole('group', { name: 'تصویرهای کوچک' });
  await strip.getByRole('button').nth(4).tap();
  await expect(counterOf(page)).toHaveText('۵ از ۸');
  await expect(strip.locator('[aria-current]')).toHaveAttribute('aria-label', '۵ از ۸');
  await tool(page, 'تصویرهای کوچک').tap();
  await expect(strip).toBeHidden();
});

test('a picture can be kept, and the whole screen be had', async ({ page }) => {
  await openAt(page, gallery, 0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lightboxOf(page).getByRole('link', { name: 'دریافت فایل' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('1301-1-1440.webp');
  await tool(page, 'تمام‌صفحه').click();
  await expect(tool(page, 'تمام‌صفحه')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'تمام‌صفحه').click();
  await expect(tool(page, 'تمام‌صفحه')).toHaveAttribute('aria-pressed', 'false');
});

test('the address of a picture is shared where the phone can, and copied where it cannot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, gallery, 1);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await tool(page, 'هم‌رسانی').click();
  await expect(page.locator('.lightbox-copied')).toHaveText('کپی شد');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news\/1301#2$/);
  await page.evaluate(() => {
    const share = (data: ShareData): Promise<void> => {
      document.body.dataset.shared = data.url;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await tool(page, 'هم‌رسانی').click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/news\/1301#2$/);
});

test('after 10 s without a sign of the reader the controls step back, and come again with the next', async ({ page }) => {
  await page.clock.install();
  await openAt(page, gallery, 0);
  await page.clock.runFor(10_000);
  await expect(page.locator('.pswp--ui-visible')).toHaveCount(0);
  await page.mouse.move(100, 300);
  await expect(page.locator('.pswp--ui-visible')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(page.locator('.pswp--ui-visible')).toHaveCount(0);
  await page.touchscreen.tap(180, 330);
  // PhotoSwipe waits whether a second tap follows.
  await page.clock.runFor(1000);
  await expect(page.locator('.pswp--ui-visible')).toHaveCount(1);
});

test('the keyboard goes round in the open lightbox, and reaches nothing behind it', async ({ page }) => {
  await openAt(page, gallery, 0);
  const reached = new Set<string>();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab');
    // After the last control comes the browser's own bar; the body stands for it.
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('[role=dialog] *')) return activeElement.getAttribute('aria-label') ?? '';
      return activeElement?.matches('body, [role=dialog]') ? 'the lightbox itself' : 'behind it';
    });
    reached.add(where);
  }
  expect(reached).toContain('بستن');
  expect(reached).toContain('بعدی');
  expect(reached).not.toContain('behind it');
});
