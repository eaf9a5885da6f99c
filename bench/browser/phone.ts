import type { BrowserContextOptions } from '@playwright/test';

/** A low-end phone, upright. */
export const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
  // The proxy's certificate is its own.
  ignoreHTTPSErrors: true,
} satisfies BrowserContextOptions;

/** Its processor, against that of the machine. */
export const slowProcessor = 6;

/** Its line: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. In bytes a second and milliseconds. */
export const slowLine = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
