import { createServer, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { type Ended, installPacked, runIn } from './install.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export const folder = await installPacked('widgets');
export const distribution = join(folder, 'node_modules/dakkeh/dist');
symlinkSync(resolve(root, 'node_modules/jsdom'), join(folder, 'node_modules/jsdom'));

const { kernel, swaps: swapping, stylesheet, firstPaint: inline } = JSON.parse(readFileSync(join(distribution, 'manifest.json'), 'utf8')) as {
  kernel: string;
  swaps: string;
  stylesheet: string;
  firstPaint: string;
};

export const firstPaint = inline;

/** Returns the markup of a box from the package's files. */
export const markupOf = (name: string, language = 'en'): string =>
  readFileSync(join(distribution, `markup/${language}/${name}.html`), 'utf8');

/** Replaces `from` in a text. Throws if the text does not contain it. */
export function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`There is no ${from} to change`);
  return result;
}

export const sheet = `<link rel="stylesheet" href="/dakkeh/${stylesheet}">`;
export const script = `<script type="module" async src="/dakkeh/${kernel}"></script>`;
export const swaps = `<script type="module" src="/dakkeh/${swapping}"></script>`;
export const metas = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';

/** A page without mistakes. */
export const correctPage = {
  doctype: '<!doctype html>',
  html: 'lang="en" dir="ltr"',
  head: metas + sheet + script,
  body: markupOf('like'),
  headers: {} as Record<string, string>,
  cacheControl: 'public, max-age=31536000, immutable',
  /** Headers of the worker's response; null without a worker. */
  worker: null as Record<string, string> | null,
  list: '{"seqKey":"1","newsList":[]}',
  statusOfPosts: 422,
};

export type Page = typeof correctPage;

/** Returns the HTML of a page. Its body starts on the third line. */
export const htmlOf = ({ doctype, html, head, body }: Page): string =>
  `${doctype}<html ${html}><head><title>News</title>${head}</head>\n<body>\n${body}</body></html>`;

const megabyte = Buffer.alloc(1_000_000, '<p>News</p>\n');

/** Number of megabytes sent of an endless page. */
export const endless = { megabytes: 0 };

function sendEndlessly(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/html' });
  if (response.destroyed) return;
  endless.megabytes += 1;
  response.write(megabyte, () => sendEndlessly(response));
}

/** Starts a server and returns its address. */
export async function listen(listening: Server): Promise<string> {
  await new Promise<void>(done => listening.listen(0, done));
  return `http://localhost:${(listening.address() as AddressInfo).port}/`;
}

/** Creates a server for one page, its assets and its calls. */
export function serverOf(page: Page): Server {
  const sendAsset = (response: ServerResponse, name: string): void => {
    if (!existsSync(join(distribution, 'assets', name))) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(name)] ?? '', 'cache-control': page.cacheControl });
    response.end(readFileSync(join(distribution, 'assets', name)));
  };
  return createServer(({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (method === 'POST') response.writeHead(page.statusOfPosts).end('<h1>Refused</h1>');
    else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(htmlOf(page));
    else if (pathname === '/endless') sendEndlessly(response);
    else if (pathname.startsWith('/dakkeh/')) sendAsset(response, pathname.slice('/dakkeh/'.length));
    else if (pathname === '/worker.js' && page.worker) response.writeHead(200, { 'content-type': 'text/javascript', ...page.worker }).end();
    else if (pathname === '/papi') response.writeHead(200, { 'content-type': 'application/json' }).end(page.list);
    else response.writeHead(404).end();
  });
}

/** Runs `dakkeh check`. */
export const check = (...args: string[]): Promise<Ended> => {
  const { GITHUB_ACTIONS: _, ...env } = process.env;
  return runIn(folder, process.execPath, ['node_modules/dakkeh/dist/dakkeh.js', 'check', ...args], env);
};
