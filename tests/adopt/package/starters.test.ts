import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { chromiumPath, playwrightFlags } from '../../../scripts/chromium.ts';
import { ensureOnDebian } from '../../../scripts/setup/debian.mjs';
import { freePort } from '../../../scripts/small-server.ts';
import { emptyFolder, type Newsroom } from './newsroom.ts';

/** PATH with this project's Node.js first. */
const ownPath = `${dirname(process.execPath)}:${process.env.PATH}`;

const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

interface Starter {
  name: 'php' | 'django' | 'astro' | 'next';
  debian?: string[];
  /** Name of the bench's peer that locks the same packages. */
  peer?: string;
  /** Additional pages for the test. */
  pages?: Record<string, string>;
  build?: string;
  /** Path of the built page, if the server is a development server. */
  file?: string;
  serve: (port: number) => string;
}

/** A page whose React chunks the test holds back. */
const late = {
  'app/late/counter.jsx': "'use client';\nimport { useState } from 'react';\nexport function Counter() { const [count, setCount] = useState(0); return <button id=\"counter\" onClick={() => setCount(count + 1)}>{count}</button>; }",
  'app/late/page.jsx': "import { LikeBox } from 'dakkeh/boxes/react';\nimport { Counter } from './counter';\nexport default () => <main><Counter /><LikeBox language=\"en\" newsId=\"1002\" like={12} dislike={3} /></main>;",
};

const next = (build: string): Starter =>
  ({ name: 'next', peer: 'next', pages: late, build, serve: port => `npx next start -H 127.0.0.1 -p ${port}` });

const starters: Starter[] = [
  { name: 'php', debian: ['php-cli'], serve: port => `php -S 127.0.0.1:${port} -t public index.php` },
  { name: 'django', debian: ['python3-django', 'python3-jinja2'], serve: port => `/usr/bin/python3 app.py runserver --noreload 127.0.0.1:${port}` },
  { name: 'astro', peer: 'astro', build: 'npx astro build', file: 'dist/index.html', serve: port => `npx astro dev --host 127.0.0.1 --port ${port}` },
  next('npx next build'),
  next('npx next build --webpack'),
];

const api = emptyFolder();
const ending: ChildProcess[] = [];
let browser: Browser;
let apiAddress = '';

/** Starts a server, waits until it answers, and returns its address. */
async function serve(line: string, cwd: string, port: number, env: Record<string, string>): Promise<string> {
  const own = { ...quiet, HOME: process.env.HOME, PATH: ownPath };
  ending.push(spawn('/bin/sh', ['-c', `exec ${line}`], { cwd, env: { ...own, ...env }, detached: true, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(address), { timeout: 60_000, interval: 200 });
  return address;
}

beforeAll(async () => {
  cpSync(resolve(root, 'widgets/dist/servers'), join(api.folder, 'server'), { recursive: true });
  const port = await freePort();
  apiAddress = await serve(`python3 server/server.py ${port}`, api.folder, port, { DATABASE: join(api.folder, 'votes.sqlite') });
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...playwrightFlags] });
});

afterAll(async () => {
  await browser.close();
  for (const { pid } of ending) if (pid !== undefined) process.kill(-pid);
  rmSync(api.folder, { recursive: true });
});

/** Runs a shell command. Throws its output if it fails. */
function must({ run }: Newsroom, line: string): void {
  const online = { ...quiet, API: apiAddress, PATH: ownPath, npm_config_offline: 'false', npm_config_prefer_offline: 'true' };
  const { status, stdout, stderr } = run(line, online, 240_000);
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Installs and builds a starter as its first lines say, and starts it. Returns its address. */
async function open(given: Starter, newsroom: Newsroom): Promise<string> {
  const { name, debian = [], peer, pages = {}, build, serve: serving } = given;
  await ensureOnDebian(debian, `the starter of ${name}`);
  const { folder, write } = newsroom;
  for (const file of peer === undefined ? [] : ['package.json', 'package-lock.json']) cpSync(resolve(root, 'bench/peers', peer ?? '', file), join(folder, file));
  if (peer !== undefined) must(newsroom, 'npm ci --no-fund --ignore-scripts');
  for (const part of ['package.json', 'dist']) cpSync(resolve(root, 'widgets', part), join(folder, 'node_modules/dakkeh', part), { recursive: true });
  symlinkSync(resolve(root, 'node_modules/jsdom'), join(folder, 'node_modules/jsdom'));
  const starter = join(folder, 'node_modules/dakkeh/dist/starters', name);
  cpSync(starter, folder, { recursive: true });
  const [written = ''] = globSync('*.{php,py,mjs}', { cwd: starter });
  const [, command = ''] = /(?<=npx dakkeh )(build [\w ,/-]+\w)/.exec(readFileSync(join(starter, written), 'utf8')) ?? [];
  must(newsroom, `node node_modules/dakkeh/dist/dakkeh.js ${command}`);
  for (const [path, text] of Object.entries(pages)) write(path, text);
  if (build !== undefined) must(newsroom, build);
  const port = await freePort();
  return serve(serving(port), folder, port, { API: apiAddress });
}

async function onPage(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 800 } });
  await use(await context.newPage());
  await context.close();
}

const titled = starters.map(starter => [[starter.name, starter.build].filter(Boolean).join(' by '), starter] as const);

describe.each(titled)('the starter of %s', (_, starter) => {
  const newsroom = emptyFolder();
  let address = '';
  beforeAll(async () => {
    address = await open(starter, newsroom);
  }, 400_000);
  afterAll(() => rmSync(newsroom.folder, { recursive: true, maxRetries: 5 }));

  test('has at most sixty lines', () => {
    const folder = resolve(root, 'widgets/dist/starters', starter.name);
    const files = globSync('**/*.*', { cwd: folder }).map(file => readFileSync(join(folder, file), 'utf8'));
    expect(files.join('').match(/\n/g)?.length).toBeLessThanOrEqual(60);
  });

  test('serves a page that check accepts', () => {
    const checked = starter.file ?? `${address} --calls`;
    const { status, stdout, stderr } = newsroom.run(`node node_modules/dakkeh/dist/dakkeh.js check ${checked}`, { PATH: ownPath });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: 'Nothing is wrong with 3 boxes.\n' });
  });

  test('counts the votes of its boxes with the API', () =>
    onPage(async page => {
      const isAt = (url: string, call: string): boolean => new URL(url).pathname === call;
      const counted = (call: string) => page.waitForResponse(response => isAt(response.url(), call) && response.ok());
      await page.goto(address);
      await page.locator('.poll input').first().tap();
      await Promise.all([counted('/rest/vote'), page.locator('.poll-vote').tap()]);
      await page.locator('.poll.results').waitFor();
      await Promise.all([counted('/rest/rateNews'), page.locator('.like .positive').tap()]);
      await page.locator('.like .positive[aria-pressed=true]').waitFor();
    }));

  if (starter.name !== 'next') return;
  test('counts a tap before React has loaded, and keeps it afterwards', () =>
    onPage(async page => {
      const { promise, resolve: release } = Promise.withResolvers<undefined>();
      await page.route(/\/_next\/.*\.js/, async route => {
        await promise;
        await route.continue();
      });
      await page.goto(`${address}/late`, { waitUntil: 'commit' });
      await page.locator('.like .positive').tap();
      const pressed = page.locator('.like .positive[aria-pressed=true]');
      await pressed.waitFor();
      release(undefined);
      const counter = page.locator('#counter');
      await expect.poll(() => counter.tap().then(() => counter.textContent())).not.toBe('0');
      await pressed.waitFor();
    }));
});
