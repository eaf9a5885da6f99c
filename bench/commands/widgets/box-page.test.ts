import { expect, test } from 'vitest';
import type { Answer, Question } from '../../subjects/front/answer.ts';
import { boxAlone, boxPath, withoutBox } from './box-page.ts';

const specimen = (box: string): string =>
  `<section class="specimen"><div class="specimen-box">${box}</div><details class="specimen-markup"></details></section>`;

const page = (content: string): string =>
  `<html><head><script src="/kernel.js"></script></head><body><header>Paper</header><main id="main" class="catalogue">${content}</main><footer>Foot</footer></body></html>`;

const html = (text: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
});

const question = (path: string): Question => ({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) });

async function altered(answer: Answer, path: string): Promise<string> {
  return (await boxAlone(answer, question(path))).body.toString();
}

const poll = '<form data-widget="poll"><div><p>Which $& is it?</p></div></form>';
const path = boxPath('poll', 'voted');

test('of a page of the catalogue its box is left, far below the first screen, with the page’s own head and foot', async () => {
  const text = await altered(html(page(`<nav>Boxes</nav>${specimen(poll)}<aside>Calls</aside>`)), path);
  expect(text).toContain(`</svg><div class="specimen-box">${poll}</div><svg`);
  expect(text).toContain('<script src="/kernel.js"></script></head><body><header>Paper</header><main id="main"');
  expect(text).toMatch(/<\/main><footer>Foot<\/footer><\/body><\/html>$/);
  expect(text).not.toMatch(/Boxes|Calls/);
});

test('the page without its box is the same but for the box', async () => {
  const answer = html(page(specimen(poll)));
  const whole = await altered(answer, path);
  expect(await altered(answer, withoutBox(path))).toBe(whole.replace(poll, () => ''));
});

test.each([
  ['another page', html(page(specimen(poll))), '/news/1001'],
  ['a page that is not there', html('nothing', 404), path],
  ['a file', { ...html('body{}'), headers: { 'content-type': 'text/css' } }, '/catalogue/style.css'],
])('%s passes as it is', async (_, answer, address) => {
  expect(await boxAlone(answer, question(address))).toBe(answer);
});

test('a page that shows no box is an error that names it', async () => {
  await expect(altered(html(page('<p>Nothing</p>')), path)).rejects.toThrow('/catalogue/poll/voted shows no box');
});
