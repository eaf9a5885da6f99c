import { boxOf, rest, wakeByFocus, waysToPress } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

test('the short link is copied and confirmed for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/news/1025');
  const box = boxOf(page, 'copy-link');
  await box.getByRole('button').tap();
  await expect(box.getByRole('status')).toHaveText('کپی شد');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/n\/1025$/);
  await expect(box.getByRole('status')).toBeEmpty();
  await page.goto(copied);
  await expect(page).toHaveURL(/\/news\/1025/);
});

test('a refused copy is not mentioned', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): Promise<void> => {
      document.documentElement.dataset.refusals = `${Number(document.documentElement.dataset.refusals ?? 0) + 1}`;
      return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    };
    navigator.clipboard.writeText = refuse;
  });
  await page.goto('/news/1026');
  const box = boxOf(page, 'copy-link');
  // A confirmation would be gone again in a moment.
  await box.getByRole('status').evaluate(status => {
    const note = (): void => void (document.documentElement.dataset.said = status.textContent);
    new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await box.getByRole('button').tap();
  await expect(page.locator('html')).toHaveAttribute('data-refusals', '1');
  await rest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-said');
});

for (const { name, press } of waysToPress) {
  test(`desktop view by ${name}, as the very first press, is kept for the next page, and so is mobile view`, async ({ page, context }) => {
    const kept = async (): Promise<string | undefined> =>
      (await context.cookies()).find(cookie => cookie.name === 'localhost_responsive')?.value;
    for (const [view, width, cookie] of [['desktop', 1200, 'desktop'], ['mobile', 360, undefined]] as const) {
      await page.goto('/news/1035');
      await press(page.locator(`[data-view-mode=${view}]`));
      await expect.poll(kept).toBe(cookie);
      await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', view === 'desktop' ? 'width=1200' : /device-width/);
      await page.reload();
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      await page.goto('/news/1032');
      expect(await page.evaluate(() => innerWidth)).toBe(width);
    }
  });
}

test('desktop view is 1200 wide, lasts a week, and mobile view brings the phone\'s width back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/_xs/);
  await wakeByFocus(boxOf(page, 'view-mode'));
  await page.locator('[data-view-mode=desktop]').tap();
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1200);
  await expect(page.locator('body')).toHaveClass(/_lg/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'localhost_responsive');
  expect(cookie?.value).toBe('desktop');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 60);

  await page.goto('/news/1032');
  expect(await page.evaluate(() => innerWidth)).toBe(1200);
  await expect(page.locator('body')).toHaveClass(/_lg/);
  await wakeByFocus(boxOf(page, 'view-mode'));
  await page.locator('[data-view-mode=mobile]').tap();
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(360);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('localhost_responsive');
});

test('the width class follows the window', async ({ page }) => {
  await page.goto('/');
  for (const [width, name] of [[767, '_xs'], [768, '_sm'], [992, '_md'], [1200, '_lg']] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('body')).toHaveClass(new RegExp(name));
  }
});

test('a page without the first-paint script has a width class all the same', async ({ page }) => {
  await page.route('**/news/1026', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body class="_xs"><script>.*?<\/script>/s, '<body>');
    expect(body).toContain('<body>');
    await route.fulfill({ response, body });
  });
  await page.goto('/news/1026');
  await expect(page.locator('body')).toHaveClass(/^ ?_xs$/);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('body')).toHaveClass(/^ ?_lg$/);
});

test('inside a frame, the page sends the top window to its canonical address over http', async ({ page }) => {
  await page.route('**/framing', route =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/news/1033" width="360" height="600"></iframe>' }),
  );
  const left = page.waitForRequest(
    request => request.isNavigationRequest() && request.frame() === page.mainFrame() && /1033/.test(request.url()),
  );
  await page.goto('/framing');
  await left;
  await expect(page).toHaveURL(/^http:.*\/news\/1033.*#ref=localhost$/);
});
