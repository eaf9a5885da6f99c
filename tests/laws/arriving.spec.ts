import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Greatest number of pieces that a page's body is sent in. */
const pieces = 50;

/** Headers that do not apply to a document sent in pieces. */
const ofTheWhole = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

/**
 * Splits a page into the part that browsers need before the first paint, and pieces that end with a tag or a script.
 */
function cut(html: string): string[] {
  const start = html.indexOf('</header>');
  const size = Math.ceil((html.length - start) / pieces);
  const tags = html.slice(start).match(/<script[^]*?<\/script>|[^]+?>|[^]+$/g) ?? [];
  const cuts = [html.slice(0, start), ''];
  for (const tag of tags) {
    const last = cuts.pop() ?? '';
    cuts.push(last + tag);
    if (last.length + tag.length >= size) cuts.push('');
  }
  return cuts;
}

/**
 * Creates a proxy server that sends a document in pieces, each after the previous one has been shown. It answers every
 * request except GET with 204 and does not forward it.
 */
function slowServer(origin: string, haveShown: () => Promise<void>, cutUp = cut): Server {
  return createServer(async ({ method, url = '', headers }, response) => {
    if (method !== 'GET') {
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(origin + url);
    const own = [...answer.headers].filter(([name]) => !ofTheWhole.has(name));
    response.writeHead(answer.status, Object.fromEntries(own));
    if (headers['sec-fetch-dest'] === 'document') {
      const [first = '', ...others] = cutUp(await answer.text());
      response.write(first);
      for (const piece of others) {
        await haveShown();
        response.write(piece);
      }
      response.end();
    } else response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Waits until a page has parsed more of its document, and has painted that, if it has painted before. */
function showingIn(page: Page): () => Promise<void> {
  let before = 0;
  return async () => {
    const length = await page.waitForFunction(
      least => {
        const { length: now } = document.documentElement.innerHTML;
        return now > least && now;
      },
      before,
      { polling: 5 },
    );
    before = Number(await length.jsonValue());
    await page.evaluate(async () => {
      // Before the first paint there are no animation frames to wait for.
      if (performance.getEntriesByName('first-paint').length === 0) return;
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    });
  };
}

const pages = ['/', '/en', '/news/1001', '/news/1301', '/topic/society'];

for (const [device, width, addresses] of [
  ['phone', 360, isNightly ? [...pages, '/archive?pi=1&all=باد', '/newsletter'] : ['/', '/news/1001', '/archive?pi=1&all=باد']],
  ['wide screen', 1280, isNightly ? pages : ['/en', '/news/1301', '/topic/society']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: device === 'phone' });

    for (const address of addresses) {
      test(`${address} shifts no layout while it loads in pieces`, async ({ page, baseURL }) => {
        const server = slowServer(String(baseURL), showingIn(page)).listen();
        const { port } = server.address() as AddressInfo;
        const shifts = await watchShifts(page);
        await page.goto(`http://localhost:${port}${address}`);
        expect(await shifts()).toEqual([]);
        server.close();
      });
    }
  });
}
