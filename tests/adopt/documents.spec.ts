import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { manifest, openPlain } from '../testing/by-hand.ts';
import { boxOf } from '../testing/boxes.ts';
import { overflowOn } from '../testing/overflow.ts';
import { expect, test } from '../testing/test.ts';

// The markup in the documents works on a page with its own styles and nothing else of ours.

const documents = ['README.md', 'widgets/docs/boxes.md', 'widgets/README.md', 'dist/documents/CALLS.md'];

const examples = documents.flatMap(path =>
  Array.from(readFileSync(path, 'utf8').matchAll(/```html\n(.*?)```/gs), ([, html = ''], index) => ({ title: `${path}, ${index + 1}`, html })),
);

const theirs = '<style>body { font: 18px serif } a { color: blue } p { margin: 1em 0 } ul { padding-inline-start: 40px }</style>';

/** Files of the newsroom for the file names in the examples. */
const filesOf: readonly (readonly [named: RegExp, file: string])[] = [
  [/\/media\/.*\.mp4$/, '/media/1311-360.mp4'],
  [/\/(media|ads)\/.*\.webp$|\/%E2%80%A6$/, '/media/advert-720.webp'],
];

/** Inserts the built file names. The first example is the head that all other examples need. */
function withNames(html: string): string {
  const { stylesheet, kernel } = manifest(test.info().project.name);
  return html.replaceAll('{stylesheet}', stylesheet).replaceAll('{kernel}', kernel);
}

/** Serves the files that examples name, and logs widget errors to the console. */
async function serveFiles(page: Page): Promise<void> {
  for (const [named, file] of filesOf) {
    await page.route(named, route => route.continue({ url: new URL(file, route.request().url()).href }));
  }
  await page.addInitScript(() => {
    addEventListener('widget:error', event => console.error('widget:error', (event as CustomEvent).detail));
  });
}

async function openExample(page: Page, html: string): Promise<void> {
  const head = /^<(link|script)[^\n]*$/gm;
  const [first] = examples;
  const links = withNames(first?.html ?? '').match(head) ?? [];
  expect(links).toHaveLength(2);
  await openPlain(page, `<main>${withNames(html).replace(head, '')}</main>`, { head: theirs + links.join('') });
}

/** Wakes each box by its `data-load`, and waits until it is ready. */
async function wakeAll(page: Page): Promise<void> {
  for (const box of await page.locator('[data-widget]').all()) {
    const load = await box.getAttribute('data-load');
    if (load === 'tap') await box.locator('button, input, a').first().dispatchEvent('focusin');
    else if (load === 'scroll') await page.mouse.wheel(0, 10);
    else if (await box.isVisible()) await box.scrollIntoViewIfNeeded();
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
  }
}

test('each example of the documents works as printed', async ({ page }) => {
  test.slow();
  const lines: string[] = [];
  page.on('console', message => lines.push(message.text()));
  await serveFiles(page);
  expect(examples.length).toBeGreaterThan(6);
  for (const { title, html } of examples) {
    await test.step(title, async () => {
      await openExample(page, html);
      await wakeAll(page);
      expect(lines).toEqual([]);
      expect(await overflowOn(page)).toEqual([]);
    });
  }
});

test('the documents\' player starts its advert on the first tap, and the same markup plays audio', async ({ page }) => {
  const player = examples.find(({ html }) => html.includes('data-widget="player"'))?.html ?? '';
  await serveFiles(page);
  await openExample(page, player);
  await boxOf(page, 'player').locator('.player-start').tap();
  await expect(page.locator('.preroll')).toBeVisible();
  expect(await overflowOn(page)).toEqual([]);

  const sound = player
    .replace('player-video', 'player-audio')
    .replaceAll('video', 'audio')
    .replace(/\/media\/7-\d+\.mp4/g, '/media/report.m4a');
  await openExample(page, sound);
  await boxOf(page, 'player').locator('.player-start').tap();
  await expect.poll(() => page.locator('audio').evaluate((media: HTMLAudioElement) => media.paused)).toBe(false);
  expect(await overflowOn(page)).toEqual([]);
});
