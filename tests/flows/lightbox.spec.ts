import type { Page } from '@playwright/test';
import { boxOf, filesOf, goBack, nameOf, noteStatus, requestsTo, wake } from '../testing/boxes.ts';
import { expectPlaying } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';
import { counterOf, gallery, lightboxOf, openAt, opened, slidesOf, spread, swipe, tool } from '../testing/viewer.ts';

/** A gallery whose second slide is a video and whose sixth is a page in an iframe. */
const withMedia = '/news/1302';

const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

async function expectClosed(page: Page): Promise<void> {
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
}

test.describe('the lightbox', () => {
  test('loads with the first tap, and follows swipes, taps and pinches', async ({ page }) => {
    const requests = requestsTo(page, filesOf('viewer', 'show-viewer'));
    await page.goto(gallery);
    await wake(boxOf(page, 'gallery'));
    expect(requests).toEqual([]);
    await slidesOf(page).nth(1).tap();
    await opened(page);
    expect(requests.map(request => nameOf(request.url()))).toEqual(['show-viewer.js', 'viewer.css']);
    const [next, previous] = [await tool(page, 'بعدی').boundingBox(), await tool(page, 'قبلی').boundingBox()];
    expect(next?.x).toBeLessThan(previous?.x ?? 0);
    await swipe(page, 60, 300);
    await expect(counterOf(page)).toHaveText('۳ از ۸');
    await swipe(page, 300, 60);
    await expect(counterOf(page)).toHaveText('۲ از ۸');
    const controls = page.locator('.pswp--ui-visible');
    await page.touchscreen.tap(180, 330);
    await expect(controls).toHaveCount(0);
    await page.touchscreen.tap(180, 330);
    await expect(controls).toHaveCount(1);
    await spread(page);
    await expect(lightboxOf(page)).toHaveClass(/pswp--zoomed-in/);
  });

  test('keeps its slide in the address through Back, Forward, Escape and a reload', { tag: '@each-engine' }, async ({ page }) => {
    await page.goto(`${gallery}#4`);
    await opened(page);
    await expect(counterOf(page)).toHaveText('۴ از ۸');
    await tool(page, 'بستن').click();
    await expectClosed(page);

    const slide = slidesOf(page).nth(2);
    await slide.tap();
    await expect(page).toHaveURL(`${gallery}#3`);
    // The lightbox is still opening.
    await goBack(page);
    await expectClosed(page);
    await slide.dblclick();
    await opened(page);
    await expect(lightboxOf(page)).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${gallery}#4`);
    await goBack(page);
    await expectClosed(page);
    await expect(slidesOf(page).nth(3)).toBeFocused();
    await expect(slidesOf(page).nth(3)).toBeInViewport();

    await forward(page);
    await opened(page);
    await expect(counterOf(page)).toHaveText('۴ از ۸');
    const length = await page.evaluate(() => history.length);
    await page.reload();
    await opened(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await forward(page);
    await expectClosed(page);
  });

  test('keeps the page behind it from scrolling, and traps the focus', async ({ page }) => {
    await openAt(page, gallery, 2);
    const before = await page.evaluate(() => scrollY);
    for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
    const { x = 0, y = 0 } = (await page.locator('.lightbox-foot').boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', { x: x + 100, y: y + 10, yDistance: -300, gestureSourceType: 'touch' });
    expect(await page.evaluate(() => scrollY)).toBe(before);

    const reached = await page.evaluateHandle(() => {
      const names: string[] = [];
      // Records the focus that the previous key led to. After the last control, the focus goes to the browser's
      // toolbar; the active element is then the body.
      addEventListener('keydown', () => {
        const { activeElement, body } = document;
        const isHere = activeElement === body || activeElement?.closest('[role=dialog]');
        names.push(isHere ? (activeElement?.getAttribute('aria-label') ?? '') : 'behind it');
      }, true);
      return names;
    });
    for (let press = 0; press < 24; press += 1) await page.keyboard.press('Tab');
    expect(await reached.jsonValue()).toEqual(expect.arrayContaining(['بستن', 'بعدی', '۸ از ۸']));
    expect(await reached.jsonValue()).not.toContain('behind it');
  });

  test('saves a picture, fills the screen and copies an address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAt(page, gallery, 2);
    const download = page.waitForEvent('download');
    await lightboxOf(page).getByRole('link', { name: 'دریافت فایل' }).click();
    expect((await download).suggestedFilename()).toBe('1301-3-1440.webp');
    const fullScreen = tool(page, 'تمام‌صفحه');
    for (const isFull of [true, false]) {
      await fullScreen.click();
      await expect(fullScreen).toHaveAttribute('aria-pressed', `${isFull}`);
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(isFull);
    }
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await noteStatus(page.locator('.lightbox-copied'));
    await tool(page, 'هم‌رسانی').click();
    await expect(page.locator('html')).toHaveAttribute('data-said', 'کپی شد;;');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news\/1301#3$/);
  });

  test('plays a video that nothing lies over, and shows an iframe without history entries', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 360 });
    await openAt(page, withMedia, 1);
    const video = lightboxOf(page).locator('video');
    const covered = (): Promise<number[][]> =>
      video.evaluate(element => {
        const box = element.getBoundingClientRect();
        const isCovered = (across: number, down: number): boolean =>
          document.elementFromPoint(box.x + across * box.width, box.y + down * box.height) !== element;
        const parts = [0.05, 0.5, 0.95];
        return parts.flatMap(across => parts.filter(down => isCovered(across, down)).map(down => [across, down]));
      });
    await expect.poll(covered).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(covered).toEqual([]);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expectPlaying(video);
    await tool(page, 'بعدی').tap();
    await expect(counterOf(page)).toHaveText('۳ از ۷');
    await expect(video).toHaveJSProperty('paused', true);

    const length = await page.evaluate(() => history.length);
    await tool(page, 'تصویرهای کوچک').tap();
    await tool(page, '۶ از ۷').tap();
    const frame = lightboxOf(page).locator('iframe');
    await expect(frame.contentFrame().locator('video')).toBeVisible();
    await expect(lightboxOf(page).getByRole('link')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(frame).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await goBack(page);
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(withMedia);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail has an address and links to its full picture', async ({ page }) => {
    await page.goto(`${gallery}#7`);
    await expect(slidesOf(page).nth(6)).toBeInViewport();
    await slidesOf(page).nth(6).tap();
    await expect(page).toHaveURL('/media/1301-7-1440.webp');
  });
});
