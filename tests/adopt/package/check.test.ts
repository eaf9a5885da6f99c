import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  changed, check, distribution, endless, folder, htmlOf, listen, markupOf, type Page, correctPage, serverOf,
} from './checked-pages.ts';
import { root } from '../../../scripts/build/paths.ts';
import { everyPage } from '../../testing/every-page.ts';
import { loggedAddress } from './install.ts';

const { body: like } = correctPage;
const ending: (() => unknown)[] = [];
afterEach(() => ending.splice(0).forEach(end => end()));

/** Serves a page and returns its address. */
function serve(change: Partial<Page> = {}): Promise<string> {
  const server = serverOf({ ...correctPage, ...change });
  ending.push(() => server.close());
  return listen(server);
}

/** Writes a page to a file and returns the file's name. */
function writePage(name: string, change: Partial<Page>): string {
  writeFileSync(join(folder, name), htmlOf({ ...correctPage, ...change }));
  return name;
}

test('check accepts a correct page', async () => {
  const address = await serve({ body: like + markupOf('tabs') });
  const { code, stdout, stderr } = await check(address, '--calls');
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: 'Nothing is wrong with 2 boxes.\n' });
});

test('check accepts calls below a folder and a framework\'s CSRF token', async () => {
  const address = await serve({
    head: `${correctPage.head}<meta property="call-base" content="/daily"><meta property="call-header" content="X-CSRF-Token: a1">`,
    body: changed(like, '<p', '<input type="hidden" name="csrfmiddlewaretoken" value="a1"><p'),
  });
  expect(await check(address, '--calls')).toMatchObject({ code: 0, stdout: '' });
});

test('check accepts all markup in the package', { timeout: 600_000 }, async () => {
  const pages = ['fa', 'en'].flatMap(language =>
    readdirSync(join(distribution, 'markup', language)).map(file => {
      const html = `lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}"`;
      return writePage(`${language}-${file}`, { html, body: markupOf(file.replace(/\.html$/, ''), language) });
    }),
  );
  expect(pages.length).toBeGreaterThan(290);
  expect(await check(...pages)).toMatchObject({ code: 0, stdout: '' });
});

test('check accepts the minimal markup of each box in the documents', async () => {
  const documented = readFileSync(join(distribution, 'WIDGETS.md'), 'utf8').matchAll(/^## ([\w-]+)\n[^]*?^(?:```html\n([^]*?)^```|(?=## ))/gm);
  const pages = Array.from(documented).flatMap(([, name = '', body]) => (body ? [writePage(`least-${name}.html`, { body })] : []));
  expect(pages.length).toBeGreaterThan(55);
  expect(await check(...pages)).toMatchObject({ code: 0, stdout: '' });
});

/**
 * Pages that check does not accept: without boxes, with a box in `noscript` on purpose, or with a second copy of a box
 * that every page has.
 */
const apart = /^\/(no-such-page|embed|docs|form\/21$)|catalogue\/(accessibility|offline)$/;

test('check accepts the newsroom\'s pages and the catalogue', { timeout: 600_000 }, async () => {
  const settings = { PORT: '0', DATABASE: join(folder, 'newsroom.sqlite'), FLAVOUR: 'preact', LIMITS: '100000', SPECIAL_DAYS: '0' };
  const server = spawn(process.execPath, ['dist/origin.mjs'], { cwd: root, env: { PATH: process.env.PATH, ...settings } });
  ending.push(() => server.kill());
  const origin = await loggedAddress(server);
  const boxes = new Set(readdirSync(join(distribution, 'markup/en')).map(file => file.replace(/\..*/, '')));
  const paths = [...everyPage.map(([, path]) => path), ...Array.from(boxes, name => `/en/catalogue/${name}`)].filter(path => !apart.test(path));
  expect(await check(...paths.map(path => origin + path))).toMatchObject({ code: 0, stdout: '' });
});

const wrong = changed(like, '</form>', '<img src="/a.webp" alt=""></form>');

test('check reports one mistake once', async () => {
  expect(await check(writePage('one.html', { body: wrong }))).toMatchObject({ code: 1, stderr: '1 thing is wrong.\n' });
});

test('check writes SARIF with the file, line and rule of each finding', async () => {
  const { code, stdout } = await check(writePage('sarif.html', { body: wrong }), '--format', 'sarif');
  const { version, runs } = JSON.parse(stdout) as {
    version: string;
    runs: [{ tool: { driver: { rules: { id: string }[] } }; results: unknown[] }];
  };
  expect([code, version]).toEqual([1, '2.1.0']);
  expect(runs[0].tool.driver.rules.map(({ id }) => id)).toContain('picture');
  const region = { startLine: expect.any(Number) as number };
  const physicalLocation = { artifactLocation: { uri: 'sarif.html' }, region };
  expect(runs[0].results).toMatchObject([{ ruleId: 'picture', level: 'error', locations: [{ physicalLocation }] }]);
});

test('check writes GitHub annotations that a page cannot forge', async () => {
  const body = changed(like, 'data-widget="like"', 'data-widget="a&#10;::error::b, 50% c"');
  const { stdout } = await check(writePage('a,b.html', { body }), '--format', 'github');
  const commands = stdout.split('\n').filter(line => line.startsWith('::'));
  const says = /^::error file=a%2Cb\.html,line=\d+,title=dakkeh \w+::a ::error::b, 50%25 c: /;
  for (const command of commands) expect(command).toMatch(says);
});

/** Texts with a special meaning for a terminal, a CI system, a URL or a JavaScript object. */
const hostile = `
<div data-widget="a&#10;::error::b&#27;[2J" data-load="&#13;x&#8238;" data-pack="&#155;2J" data-conf="{&#10;" id="&#27;c"></div>
${['constructor', '__proto__', 'toString', 'hasOwnProperty'].map(name => `<div data-widget="${name}" data-load="${name}" data-conf="1"></div>`).join('')}
<div data-widget="load-more" data-load="idle" data-conf='{"id":{"toString":1},"seqKey":null}'></div>
<div data-widget="like" id="&#27;c"><form method="post" action="http://["><input name="getAttribute"><input name="closest"></form></div>
<img src="http://["><form name="document"></form>
<math data-widget="poll"></math><svg data-widget="like"></svg>
<script type="module" src="http://[/kernel.js"></script><link rel="stylesheet" href="http://[/dakkeh-AAAAAAAA.css">`;

test('check reports a hostile page without control characters', async () => {
  const address = await serve({ head: '', body: hostile });
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
  for (const name of ['math', 'svg']) expect(stdout).toContain(`It is a <${name}>: only an element of HTML can be a box.`);
});

test('check lists calls to other hosts but does not make them', async () => {
  const askedElsewhere: string[] = [];
  const elsewhere = createServer(({ method, url }, response) => {
    askedElsewhere.push(`${method} ${url}`);
    response.end();
  });
  ending.push(() => elsewhere.close());
  const other = await listen(elsewhere);
  const list = `<div data-widget="live-entries" data-source="${other}list"></div>`;
  const address = await serve({ body: markupOf('newsletter').replace('action="', `action="${other}take?`) + list });
  const { stderr } = await check(address, '--calls');
  expect(stderr).toContain(`Not asked, being of another host: ${other}take, ${other}list`);
  expect(askedElsewhere).toEqual([]);
});

test.each([
  ['a page without an end', async () => `${await serve()}endless`, /endless has more than 5 MB/],
  ['a file without an end', () => '/dev/zero', /\/dev\/zero has more than 5 MB/],
  ['a folder', () => folder, /cannot be read/],
])('check refuses %s with a message', async (_, of, says) => {
  expect(await check(await of())).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(says) });
  // The connection may buffer some data.
  expect(endless.megabytes).toBeLessThan(40);
});

test.each(['querySelectorAll', 'querySelector', 'body'])('check refuses an element named %s with a message', async name => {
  const address = await serve({ body: `${like}<img name="${name}" alt="">` });
  expect(await check(address)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`hides document.${name}`) });
});

test('check refuses a page with too many elements with a message', async () => {
  const address = await serve({ body: '<p>'.repeat(60_000) });
  expect(await check(address)).toMatchObject({ code: 2, stderr: expect.stringContaining('more than 50,000 tags') });
});

test.each([
  ['calls of a file', ['package.json', '--calls'], /--calls asks a server/],
  ['nothing', [], /Say which page or file/],
  ['an unknown format', ['story.html', '--format', 'xml'], /--format is one of text, json, sarif, github/],
  ['a file that is not there', ['story.html'], /There is no file story\.html/],
  ['a server that is not there', ['http://localhost:9/'], /cannot be reached/],
])('check reports wrong arguments: %s', async (_, args, says) => {
  expect(await check(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(says) });
});
