import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../scripts/build/manifest.ts';

/** Opens a page that a newsroom has printed by hand, with the script of the house. */
export async function openByHand(page: Page, boxes: string): Promise<void> {
  const front = await (await page.request.get('/')).text();
  const [kernel = ''] = /<script[^>]+type="module"[^>]*><\/script>/.exec(front) ?? [];
  await page.route('/by-hand', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en" dir="ltr"><meta name="viewport" content="width=device-width"><title>By hand</title>
        <body>${kernel}<main>${boxes}</main></body></html>`,
    }),
  );
  await page.goto('/by-hand');
}

/** The link to the stylesheet, as a newsroom prints it. */
export function stylesheetByHand(): string {
  const { stylesheet } = JSON.parse(readFileSync('dist/preact/manifest.json', 'utf8')) as Manifest;
  return `<link rel="stylesheet" href="/assets/${stylesheet}">`;
}

/** An article, two screens long, that has a place for a box which stands after it. */
export const articleByHand = (id: string, box: string): string => `
  <div data-article-body>
    <p style="height: 1000px">Two screens</p>
    <div class="box-place" data-type="box:${id}"><a href="#${id}">What others read</a></div>
    <p style="height: 1000px">of text.</p>
  </div>
  <div data-widget="inline-boxes" data-load="scroll" hidden></div>
  <section id="${id}">${box}</section>
  <p style="height: 1000px">The end.</p>`;
