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

function sendPage(response: ServerResponse): void {
  const { html, head, body, headers } = page;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(`<!doctype html><html ${html}><head><title>News</title>${head}</head>\n<body>\n${body}</body></html>`);
}

function sendAsset(response: ServerResponse, name: string): void {
  response.writeHead(200, { 'content-type': types[extname(name)] ?? '', 'cache-control': page.cacheControl });
  response.end(readFileSync(join(distribution, 'assets', name)));
}

beforeAll(async () => {
  symlinkSync(resolve(root, 'node_modules/jsdom'), join(folder, 'node_modules/jsdom'));
  server = createServer(({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (method === 'POST') response.writeHead(page.statusOfPosts).end();
    else if (pathname === '/') sendPage(response);
    else if (pathname.startsWith('/dakkeh/')) sendAsset(response, pathname.slice('/dakkeh/'.length));
    else if (pathname === '/papi') response.writeHead(200, { 'content-type': 'application/json' }).end(page.list);
    else response.writeHead(404).end();
  }).listen(0);
  await new Promise(listening => server.once('listening', listening));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());
beforeEach(() => (page = right));

const check = (...args: string[]): Promise<Ended> => runIn(folder, 'npx', ['dakkeh', 'check', ...args]);

test('nothing is wrong with a page as it should be', async () => {
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
])('%s is found, with its line', async (_, change, says) => {
  page = { ...right, ...change };
  const { code, stdout } = await check(address, '--calls');
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(says) });
});

test.each([
  ['nothing', [], /One page is checked at a time/],
  ['a file that is not there', ['story.html'], /There is no file story\.html/],
  ['a server that is not there', ['http://localhost:9/'], /cannot be reached/],
])('asked for %s, it says so', async (_, args, says) => {
  expect(await check(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(says) });
});
