import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { openServer } from '../../scripts/small-server.ts';
import { boxOf, wake } from '../testing/boxes.ts';
import { manifest, openPlain } from '../testing/by-hand.ts';
import { expectPlaying } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

const folder = resolve('dist/preact/assets');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Opens a second host, like a CDN: it serves only the assets, allows all origins and notes the requested paths. */
async function openAssetHost() {
  const asked: string[] = [];
  const { address: origin, stop: close } = await openServer((request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    asked.push(path);
    readFile(resolve(folder, `.${path}`)).then(
      content => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { asked, origin, close };
}

const { kernel, stylesheet } = manifest();

/** Content security policy from widgets/docs/guide.md for assets on another host. */
const policyFor = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src ${origin}`,
    `font-src ${origin}`,
    "img-src 'self'",
    "media-src 'self' blob:",
    'worker-src blob:',
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dakkeh default',
  ].join('; ');

/** Returns the markup of a box from its page in the catalogue. */
async function markupOf(page: Page, address: string, index = 0): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const name = address.split('/')[3] ?? '';
  const box = new JSDOM(html).window.document.querySelectorAll(`[data-widget=${name}]`)[index];
  return box?.outerHTML ?? '';
}

const poll = `<section class="has-total" data-widget="poll" data-id="12" data-total-vote="3">
  <form method="post" action="/rest/vote"><h2 class="poll-question">Tee?</h2>
    <p data-votes="3"><input type="radio" name="poll-12" id="121"><label for="121">Ja</label></p><button>Gut</button>
  </form></section>`;

const gallery = `<div data-widget="gallery"><a href="/media/1001-720.webp" data-slide="picture" data-width="720" data-height="405">
  <img src="/media/1001-360.webp" width="360" height="203" alt=""></a></div>`;

const assetsOf = (host: { origin: string }): string =>
  `<link rel="stylesheet" href="${host.origin}/${stylesheet}"><script type="module" async src="${host.origin}/${kernel}"></script>`;

let host: Awaited<ReturnType<typeof openAssetHost>>;
test.beforeAll(async () => {
  host = await openAssetHost();
});
test.afterAll(() => host.close());

test('boxes work under a strict policy with all assets on another host', async ({ page }) => {
  // Chromium asks before a page may use hosts of the local network, and both hosts are local here.
  await page.context().grantPermissions(['local-network-access']);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  const map = await markupOf(page, '/en/catalogue/province-map');
  const stream = await markupOf(page, '/en/catalogue/player', 1);
  const font = page.waitForResponse(/\.woff2$/);
  await openPlain(page, `<div lang="de">${poll}${gallery}</div>${map}${stream}<p data-box lang="fa">فارسی</p>`, {
    head: assetsOf(host),
    language: 'fa',
    policy: policyFor(host.origin),
  });

  expect((await font).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Dakkeh' && status === 'loaded'))).toBe(true);
  await expect(boxOf(page, 'poll').locator('.poll-total')).toHaveText('Teilnehmende: ۳');

  await wake(boxOf(page, 'province-map'));
  await page.locator('.province-map-list summary').tap();
  await expect(page.locator('.province-map-shapes [data-province]').first()).toBeAttached();

  const worker = page.waitForEvent('worker');
  const player = boxOf(page, 'player');
  await player.locator('.player-start').tap();
  expect((await worker).url()).toMatch(/^blob:/);
  await expectPlaying(player.locator('.player-media'));

  await page.locator('[data-slide]').tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
  expect(host.asked.filter(path => /sentences-de|stream-worker|viewer.*\.css/.test(path))).toHaveLength(3);
});
