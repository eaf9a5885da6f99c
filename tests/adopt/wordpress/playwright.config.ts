import { defineConfig } from '@playwright/test';
import { chromiumPath, playwrightFlags } from '../../../scripts/chromium.ts';

/** Configuration of `npm run wordpress`, which sets up the site, starts it and passes its address. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/wordpress',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  use: {
    ...(process.env.WORDPRESS_URL ? { baseURL: process.env.WORDPRESS_URL } : {}),
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'fa-IR',
    launchOptions: { executablePath: chromiumPath(), args: [...playwrightFlags, '--renderer-process-limit=1'] },
  },
});
