import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Pieces that a page's body comes in, at most. */
const pieces = 50;

/** Headers that are not true of a document in pieces. */
const ofTheWhole = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

/** Splits a page into the part that browsers need before they paint, and pieces that end with a tag or a script. */
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
 * A server before another one: it sends a document piece by piece, each once the one before it has been shown. What a
 * page sends, it takes and forgets.
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

/** Waits until a page has more of its document than before, and has painted that, if it paints already. */
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
      // Nothing is painted, and no frame comes, before all is there that the first paint waits for.
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
      test(`nothing of ${address} moves while it arrives`, async ({ page, baseURL }) => {
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
