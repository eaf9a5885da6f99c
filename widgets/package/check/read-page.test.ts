import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPage, unanswered } from './read-page.ts';

/** The address of a server that answers until the test is over. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>(done => server.listen(0, done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a page may redirect within its own host, but not to another one', async () => {
  const asked: string[] = [];
  const other = await serve(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  const own = await serve(({ url = '' }, response) => {
    if (url === '/story') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else response.writeHead(302, { location: { '/old': '/story', '/loop': '/loop' }[url] ?? `${other}/inside` }).end();
  });
  expect(await readPage(`${own}/old`)).toMatchObject({ url: `${own}/story`, text: '<p>' });
  await expect(readPage(`${own}/away`)).rejects.toThrow(`${own}/away redirects to ${other}/inside, which was not asked for.`);
  await expect(readPage(`${own}/loop`)).rejects.toThrow('redirects more than 5 times');
  expect(asked).toEqual([]);
});

test.each([
  ['elements in each other', '<div>'.repeat(600), true],
  ['names that only SVG has, outside of it', '<g/>'.repeat(600), true],
  ['letters of a format without an end', '<b>'.repeat(600), true],
  ['formats that only look closed', '<b class="x"></g>'.repeat(1200), true],
  ['paragraphs after formats without an end', '<b>'.repeat(300) + '<p>'.repeat(1200), true],
  ['formats of three kinds in each other', '<p><b><i><u>x</u></i></b>'.repeat(3000), false],
  ['lists without end tags', `<ul>${'<li>x<p>y'.repeat(600)}</ul>`, false],
  ['pictures', '<img src="a>b"><br>'.repeat(600), false],
  ['paths of a drawing', `<svg>${'<path d="M0"/>'.repeat(600)}</svg>`.repeat(2), false],
  ['templates in scripts', '<script>"<div>"</script><!-- <div> <div> --><STYLE></style>'.repeat(600), false],
  ['elements beside each other', '<div><b>x</b></div>'.repeat(600), false],
])('of many %s, only a nest is refused', async (_, html, isRefused) => {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const reading = readPage(file);
  if (isRefused) await expect(reading).rejects.toThrow(/more than (512 elements in each other|200,000 elements)/);
  else expect((await reading).text).toBe(html);
});

test('an unreachable URL and a slow one have different messages', () => {
  const refused = Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  expect(unanswered('/papi', refused)).toBe('/papi cannot be reached (ECONNREFUSED).');
  expect(unanswered('/papi', new DOMException('', 'TimeoutError'))).toBe('/papi has not answered within 20 seconds.');
});
