// Collects what the measured pages really fetch, for the budgets of .size-limit.json. Under dist/size/pages/<page>:
// page.html, before-scroll/*.{js,css} (inlined styles included), after-scroll/*.js (all there is by then), fonts/*.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { distribution } from './build/paths.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { measuredPages } from './measured-pages.ts';
import { startOrigin } from './origin-process.ts';
import { weigh } from './size/weigh.ts';

const target = resolve(distribution, 'size/pages');

async function weighPages(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  rmSync(target, { recursive: true, force: true });
  try {
    for (const [name, path] of Object.entries(measuredPages)) {
      await weigh(browser, address + path, resolve(target, name));
    }
  } finally {
    await browser.close();
  }
}

try {
  const origin = await startOrigin({ FLAVOUR: 'preact' });
  await weighPages(origin.address).finally(origin.stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
