import { type BrowserContext, type Page, test } from '@playwright/test';

/**
 * Replaces taps by clicks: with WebDriver BiDi, Playwright's taps do nothing. `engines/firefox-esr.mjs` turns clicks
 * into touches.
 */
function tapByClick(page: Page): void {
  for (const part of [page, page.locator('html')]) {
    const methods = Object.getPrototypeOf(part) as Pick<Page, 'click' | 'tap'>;
    methods.tap = methods.click;
  }
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
}

function skip(what: string): never {
  test.skip(true, `The driver has no ${what}`);
  throw new Error('A test goes on that is skipped');
}

/** Works around features that Playwright lacks in Firefox and WebKit. Skips a test that needs a missing one. */
export function adaptToFirefox(context: BrowserContext): void {
  context.newCDPSession = () => skip('protocol of Chromium’s');
  context.on('page', page => {
    tapByClick(page);
    const emulate = page.emulateMedia.bind(page);
    // Firefox cannot emulate reduced motion. Tests that set it only for speed run without it.
    page.emulateMedia = ({ reducedMotion, ...more } = {}) =>
      Object.keys(more).length > 0 ? skip('way to say what the page is shown on') : emulate({ ...(reducedMotion && { reducedMotion }) });
  });
}
