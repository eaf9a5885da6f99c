import type { BrowserContextOptions } from '@playwright/test';

/** A low-end phone in portrait orientation. */
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

/** Slowdown of the processor relative to the machine. */
export const slowProcessor = 6;

/** The network: 1.6 Mbit/s down, 0.75 Mbit/s up and 150 ms round trip. In bytes per second and milliseconds. */
export const slowLine = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
