import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { type Ended, installPacked, runIn } from './install.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

const folder = await installPacked('widgets');
const distribution = join(folder, 'node_modules/dakkeh/dist');
const { kernel, stylesheet, firstPaint } = JSON.parse(readFileSync(join(distribution, 'manifest.json'), 'utf8')) as {
  kernel: string;
  stylesheet: string;
  firstPaint: string;
};
const like = readFileSync(join(distribution, 'markup/en/like.html'), 'utf8');
const tabs = readFileSync(join(distribution, 'markup/en/tabs.html'), 'utf8');
const sheet = `<link rel="stylesheet" href="/dakkeh/${stylesheet}">`;
const script = `<script type="module" async src="/dakkeh/${kernel}"></script>`;

/** A page as it should be, and its server; each test changes one thing. */
const right = {
  html: 'lang="en" dir="ltr"',
  head: sheet + script,
  body: like,
  headers: {} as Record<string, string>,
  cacheControl: 'public, max-age=31536000, immutable',
  list: '{"seqKey":"1","newsList":[]}',
  statusOfPosts: 422,
};
let page = right;
let server: Server;
let address: string;
/** Megabytes that were sent of a page without an end. */
let endlessMegabytes = 0;
/** A server that is none of the page's, and what it was asked. */
const askedElsewhere: string[] = [];
const elsewhere = createServer(({ method, url }, response) => {
  askedElsewhere.push(`${method} ${url}`);
  response.end();
});
const megabyte = Buffer.alloc(1_000_000, '<p>News</p>\n');

function sendPage(response: ServerResponse): void {
  const { html, head, body, headers } = page;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(`<!doctype html><html ${html}><head><title>News</title>${head}</head>\n<body>\n${body}</body></html>`);
}

function sendAsset(response: ServerResponse, name: string): void {
  response.writeHead(200, { 'content-type': types[extname(name)] ?? '', 'cache-control': page.cacheControl });
  response.end(readFileSync(join(distribution, 'assets', name)));
}

function sendEndlessly(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/html' });
  if (response.destroyed) return;
  endlessMegabytes += 1;
  response.write(megabyte, () => sendEndlessly(response));
}

/** Listens, and gives the address. */
async function listen(listening: Server): Promise<string> {
  await new Promise<void>(done => listening.listen(0, done));
  return `http://localhost:${(listening.address() as AddressInfo).port}/`;
}

beforeAll(async () => {
  symlinkSync(resolve(root, 'node_modules/jsdom'), join(folder, 'node_modules/jsdom'));
  server = createServer(({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (method === 'POST') response.writeHead(page.statusOfPosts).end();
    else if (pathname === '/') sendPage(response);
    else if (pathname === '/endless') sendEndlessly(response);
    else if (pathname.startsWith('/dakkeh/')) sendAsset(response, pathname.slice('/dakkeh/'.length));
    else if (pathname === '/papi') response.writeHead(200, { 'content-type': 'application/json' }).end(page.list);
    else response.writeHead(404).end();
  });
  address = await listen(server);
});
afterAll(() => {
  server.close();
  elsewhere.close();
});
beforeEach(() => (page = right));

const check = (...args: string[]): Promise<Ended> => runIn(folder, 'npx', ['dakkeh', 'check', ...args]);

test('check finds nothing wrong with a correct page', async () => {
  page = { ...right, body: like + tabs };
  expect(await check(address, '--calls')).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(/Nothing is wrong with \d+ boxes\.\n$/) });
});

const loadMore = '<div data-widget="load-more" data-load="idle" data-conf=\'{"id":"latest","seqKey":"1"}\'></div>';

test.each<[mistake: string, change: Partial<typeof right>, says: RegExp]>([
  ['no kernel', { head: sheet }, /:1 {2}kernel {2}There is no kernel/],
  ['a kernel that is no module', { head: sheet + script.replace('type="module" ', '') }, /kernel {2}The kernel has to be a module/],
  ['a kernel that is not there', { head: sheet + script.replace('/dakkeh/', '/other/') }, /kernel\.js answers 404/],
  ['no stylesheet', { head: script }, /stylesheet {2}There is no stylesheet/],
  ['assets that are not kept', { cacheControl: 'no-cache' }, /kernel\.js is not kept for long: send Cache-Control/],
  ['a page that is not kept for going back', { headers: { 'cache-control': 'no-store' } }, /caching {2}The page is no-store/],
  ['a policy without the kernel', { headers: { 'content-security-policy': "script-src https://cdn.example; style-src 'self'" } }, /policy {2}The policy does not allow .*kernel\.js: add 'self' to script-src/],
  ['a policy without the first paint', { head: `${sheet}${script}<script>${firstPaint}</script>`, headers: { 'content-security-policy': "default-src 'self'" } }, /policy {2}.*add 'sha256-[\w+/=]{44}' to script-src/],
  ['a page without a language', { html: '' }, /html {2}The page has no lang/],
  ['a Persian page from left to right', { html: 'lang="fa"' }, /html {2}A page in "fa" needs dir="rtl"/],
  ['a name that there is not', { body: like.replace('data-widget="like"', 'data-widget="lik"') }, /:3 {2}lik {2}There is no widget of this name\. Did you mean "like"\?/],
  ['a policy of waking that there is not', { body: like.replace('data-widget="like"', 'data-widget="like" data-load="lazy"') }, /data-load="lazy" is none of visible, idle/],
  ['settings that are no JSON', { body: '<div data-widget="load-more" data-load="idle" data-conf="{id:1}"></div>' }, /load-more {2}data-conf is no JSON/],
  ['a box that is never seen', { body: like.replace('data-widget="like"', 'data-widget="like" hidden') }, /like {2}It has no place on the screen/],
  ['a count that is no number', { body: like.replace(/data-like="\d+"/, 'data-like="many"') }, /:3 {2}like {2}It stays asleep: .*many/],
  ['an id that is no number', { body: like.replace(/name="newsId" value="\d+"/, 'name="newsId" value="x"') }, /like {2}It stays asleep: .*newsId/],
  ['an id that is there twice', { body: tabs + tabs }, /There are two elements with the id/],
  ['a picture without a size', { body: like.replace('</form>', '<img src="/a.webp" alt=""></form>') }, /A picture has no width and height/],
  ['a button without a name', { body: like.replace('</form>', '<button type="button"></button></form>') }, /A button has no name/],
  ['a call that there is not', { statusOfPosts: 404 }, /like {2}\/rest\/rateNews answers a post with 404/],
  ['a call that takes anything', { statusOfPosts: 200 }, /\/rest\/rateNews takes a post in which nothing is sent/],
  ['a list without its items', { body: loadMore, list: '{"seqKey":"1"}' }, /load-more {2}\/papi: the answer has no "newsList"/],
])('check finds %s, with its line', async (_, change, says) => {
  page = { ...right, ...change };
  const { code, stdout } = await check(address, '--calls');
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(says) });
});

/** What pages say that a terminal, a CI, a URL or an object of scripts takes for something else. */
const hostile = `
<div data-widget="a&#10;::error::b&#27;[2J" data-load="&#13;x&#8238;" data-pack="&#155;2J" data-conf="{&#10;" id="&#27;c"></div>
${['constructor', '__proto__', 'toString', 'hasOwnProperty'].map(name => `<div data-widget="${name}" data-load="${name}" data-conf="1"></div>`).join('')}
<div data-widget="load-more" data-load="idle" data-conf='{"id":{"toString":1},"seqKey":null}'></div>
<div data-widget="like" id="&#27;c"><form method="post" action="http://["><input name="getAttribute"><input name="closest"></form></div>
<img src="http://["><form name="document"></form>
<script type="module" src="http://[/kernel.js"></script><link rel="stylesheet" href="http://[/dakkeh-AAAAAAAA.css">`;

test('check reports a hostile page without control characters', async () => {
  page = { ...right, head: '', body: hostile };
  const { code, stdout, stderr } = await check(address, '--calls');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^\d+ things are wrong\.\n$/) });
  const lines = stdout.trimEnd().split('\n');
  for (const line of lines) {
    expect(line.startsWith(address)).toBe(true);
    expect(line).toMatch(/^[^\p{Cc}\u202e]+$/u);
  }
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(stdout).toContain(`  ${name}  There is no widget of this name.`);
  }
});

test('check names calls to other hosts, and does not make them', async () => {
  const other = await listen(elsewhere);
  page = { ...right, body: like.replace('action="', `action="${other}take?`) };
  const { code, stderr } = await check(address, '--calls');
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(`Not asked, being of another host: ${other}take`) });
  expect(askedElsewhere).toEqual([]);
});

test.each([
  ['a page without an end', () => `${address}endless`, /endless has more than 5 MB/],
  ['a file without an end', () => '/dev/zero', /\/dev\/zero has more than 5 MB/],
  ['a folder', () => folder, /cannot be read/],
])('check answers %s with a sentence', async (_, of, says) => {
  expect(await check(of())).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
  // A connection holds some of what is sent ahead.
  expect(endlessMegabytes).toBeLessThan(40);
});

test.each(['querySelectorAll', 'querySelector', 'body'])('check answers an element named %s with a sentence', async name => {
  page = { ...right, body: `${like}<img name="${name}" alt="">` };
  expect(await check(address)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`hides document.${name}`) });
});

test('check answers a page of too many elements with a sentence', async () => {
  page = { ...right, body: '<p>'.repeat(60_000) };
  expect(await check(address)).toMatchObject({ code: 1, stderr: expect.stringContaining('more than 50,000 tags') });
});

test.each([
  ['calls of a file', ['package.json', '--calls'], /--calls asks a server/],
  ['nothing', [], /One page is checked at a time/],
  ['a file that is not there', ['story.html'], /There is no file story\.html/],
  ['a server that is not there', ['http://localhost:9/'], /cannot be reached/],
])('check reports what it was asked for: %s', async (_, args, says) => {
  expect(await check(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
});
