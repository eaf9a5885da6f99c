import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { chromiumPath } from '../../../scripts/chromium.ts';
import { type Ended, installPacked, runIn } from './install.ts';

/** Node.js version for the test; PACKAGE_NODE names an older one. */
const node = process.env['PACKAGE_NODE'] ?? process.execPath;

/** Number of rows that the page's script creates. More rows are the planted regression. */
let rows = 20;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour Gazette</title>
<meta name="viewport" content="width=device-width"><script src="/ships.js" defer></script>
<h1>Harbour Gazette</h1><button id="menu-button" aria-expanded="false">Menu</button><nav id="menu" hidden>Ships</nav>
<ul></ul><div style="height: 2000px"></div><p>The end.</p>`;

const script = (): string => `const button = document.querySelector('#menu-button');
button.addEventListener('click', () => button.setAttribute('aria-expanded', 'true'));
function row(number) { const item = document.createElement('li'); item.textContent = 'Ship ' + number; return item; }
for (let number = 0; number < ${rows}; number += 1) document.querySelector('ul').append(row(number));`;

/** A page whose timers throw, and an interval of 0 ms, which a frozen clock must handle. */
const late = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Late</title><h1>Late</h1><script>
setTimeout(() => { throw new Error('The tide\u001b[31m is late'); }, 20);
requestAnimationFrame(() => { throw 'No ship'; });
requestIdleCallback(() => { throw null; });
setTimeout('unknown()');
setInterval(() => {}, 0);
undeclared();
</script>`;

const answers: Readonly<Record<string, () => [type: string, body: string]>> = {
  '/': () => ['text/html', page],
  '/late': () => ['text/html', late],
  '/ships.js': () => ['text/javascript', script()],
  '/tide.json': () => ['application/json', '{}'],
};

let server: Server;
let site: string;
let folder = '';

const bench = (args: readonly string[], env: NodeJS.ProcessEnv = { CHROMIUM_PATH: chromiumPath() }): Promise<Ended> =>
  runIn(folder, node, [resolve(folder, 'node_modules/.bin/dakkeh-bench'), ...args], { ...process.env, ...env });

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [type, body] = answers[url]?.() ?? ['text/plain', ''];
    response.writeHead(answers[url] ? 200 : 404, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  await new Promise<void>(listening => server.listen(0, 'localhost', listening));
  site = `http://localhost:${(server.address() as AddressInfo).port}/`;
  expect(await runIn(root, process.execPath, ['scripts/package/bench.ts'])).toMatchObject({ code: 0 });
  folder = await installPacked('bench');
});

afterAll(() => {
  server.close();
  if (folder !== '') rmSync(folder, { recursive: true });
});

test('the bench\'s help lists the commands for any site, and none for the newsroom', async () => {
  const { code, stdout } = await bench(['--help']);
  expect(code).toBe(0);
  const commands = stdout.split('\n').flatMap(line => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
  expect(commands).toEqual(['doctor', 'run', 'taps', 'session', 'compare', 'field', 'init', 'ci', 'budget', 'report']);
});

test('the bench\'s package contains only what the bench needs', () => {
  expect(readdirSync(resolve(folder, 'node_modules/dakkeh-bench')).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'tried.md']);
});

describe('a site of others', () => {
  test('gets a first budget, passes it, and keeps it on a second init', async () => {
    const first = await bench(['init', site, '--output', 'first']);
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toContain('function calls: How often functions of the page are called');
    const again = await bench(['init', site]);
    expect(again.code).toBe(3);
    expect(again.stderr).toContain('budget.json is there already and is left as it is');
    const { code, stdout } = await bench(['ci']);
    expect(stdout).toMatch(/Of \d\d gates none failed\./);
    expect(code).toBe(0);
  });

  test('fails with the name of the function when it costs more', async () => {
    rows = 60;
    const { code, stdout } = await bench(['ci', '--output', 'planted']);
    rows = 20;
    expect(code).toBe(1);
    expect(stdout).toMatch(/Failed: \/ · function calls .* top: row \+40 \(\/ships\.js:3:1\) · npx dakkeh-bench run /);
    expect(readFileSync(resolve(folder, 'planted/report.html'), 'utf8')).toContain('Regression');
  });

  test('is compared with its twin without scripts', async () => {
    const { code, stdout } = await bench(['run', site, '--twin', '--rounds', '2', '--output', 'run']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/than without scripts\.\nReport: /);
    const summary = readFileSync(resolve(folder, 'run/summary.json'), 'utf8');
    const { series } = JSON.parse(summary) as { series: { arm: string; metric: string; values: number[] }[] };
    const calls = series.filter(({ metric }) => metric === 'calls').map(({ arm, values }) => [arm.split(' ')[0], values[0]]);
    expect(calls).toEqual(expect.arrayContaining([['twin', 0]]));
    expect(Math.max(...calls.map(([, value]) => Number(value)))).toBeGreaterThan(20);
  });

  test('is measured although its timers throw, and the report lists the errors', async () => {
    const { code, stdout } = await bench(['run', `${site}late`, '--only', 'count', '--rounds', '1', '--output', 'late']);
    expect(code).toBe(0);
    const report = readFileSync(resolve(folder, 'late/report.html'), 'utf8');
    for (const thrown of ['The tide [31m is late', 'No ship', 'unknown is not', 'undeclared is not']) {
      expect(stdout).toContain(thrown);
      expect(report).toContain(thrown);
    }
  });

  test('is tapped at a selector', async () => {
    const { code, stdout } = await bench(['taps', site, '--tap', '#menu-button', '--line', 'normal', '--only', 'tap@before-kernel']);
    expect(stdout).toContain('LOST');
    expect(code).toBe(1);
    expect(await bench(['taps', site, '--tap', '#menu-button', '--line', 'normal', '--only', 'tap@awake'])).toMatchObject({ code: 0 });
  });

  test('is compared with another version, as two folders of pages', async () => {
    for (const [name, count] of [['before', 20], ['after', 21]] as const) {
      mkdirSync(resolve(folder, name));
      rows = count;
      writeFileSync(resolve(folder, name, 'index.html'), page);
      writeFileSync(resolve(folder, name, 'ships.js'), script());
    }
    const { code, stdout } = await bench(['compare', './before', './after', '--only', 'exact']);
    expect(code).toBe(1);
    expect(stdout).toContain('row +1 (/ships.js:3:1)');
  });
});

test.each([
  ['that is not a page', () => [`${site}tide.json`], 'tide.json is no page: it was answered with application/json.'],
  ['that is answered with an error', () => [`${site}nothing`], 'nothing was answered with an error, not with a page.'],
  ['of no server', () => ['http://localhost:9/'], 'http://localhost:9/ does not answer'],
  ['without its beginning', () => ['localhost'], '"localhost" is not an address (https://…) or a folder of pages.'],
  ['that is missing', () => [], 'Say what is to be visited'],
])('the bench reports an unusable address: %s', async (_, addresses, sentence) => {
  const { code, stderr } = await bench(['run', ...addresses(), '--only', 'count']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(code).toBe(3);
});

test('the bench explains how to get Chromium if there is none', async () => {
  const { code, stderr } = await bench(['run', site], { PATH: '', CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder });
  expect(stderr).toMatch(/^No Chromium was found: install Chromium or Chrome, .* set CHROMIUM_PATH/);
  expect(code).toBe(3);
});
