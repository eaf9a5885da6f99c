import { expect, test } from 'vitest';
import type { ProxyRequest, ProxyResponse } from '../../sites/proxy/proxy.ts';
import { boxAlone, boxPath, withoutBox } from './box.ts';

const specimen = (box: string): string =>
  `<section class="specimen"><div class="specimen-box">${box}</div><details class="specimen-markup"></details></section>`;

const page = (content: string): string =>
  `<html><head><script src="/kernel.js"></script></head><body><header>Paper</header><main id="main" class="catalogue">${content}</main><footer>Foot</footer></body></html>`;

const html = (text: string, status = 200): ProxyResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
});

const proxied = (path: string): ProxyRequest => ({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) });

async function altered(answer: ProxyResponse, path: string): Promise<string> {
  return (await boxAlone(answer, proxied(path))).body.toString();
}

const poll = '<form data-widget="poll"><div><p>Which $& is it?</p></div></form>';
const path = boxPath('poll', 'voted');

test('a catalogue page is reduced to its box, far below the first screen', async () => {
  const text = await altered(html(page(`<nav>Boxes</nav>${specimen(poll)}<aside>Calls</aside>`)), path);
  expect(text).toContain(`</svg><div class="specimen-box">${poll}</div><svg`);
  expect(text).toContain('<script src="/kernel.js"></script></head><body><header>Paper</header><main id="main"');
  expect(text).toMatch(/<\/main><footer>Foot<\/footer><\/body><\/html>$/);
  expect(text).not.toMatch(/Boxes|Calls/);
});

test('a page without its box is otherwise the same', async () => {
  const answer = html(page(specimen(poll)));
  const whole = await altered(answer, path);
  expect(await altered(answer, withoutBox(path))).toBe(whole.replace(poll, () => ''));
});

test('a page without a box is refused by name', async () => {
  await expect(altered(html(page('<p>Nothing</p>')), path)).rejects.toThrow('/catalogue/poll/voted shows no box');
});
