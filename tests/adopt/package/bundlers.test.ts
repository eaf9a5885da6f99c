import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build as buildByVite } from 'vite';
import { root } from '../../../scripts/build/paths.ts';
import { chromiumPath, playwrightFlags } from '../../../scripts/chromium.ts';
import { emptyFolder, lend } from './newsroom.ts';

const newsroom = emptyFolder();
const { folder, write, run } = newsroom;
const installed = join(folder, 'node_modules/dakkeh');

function installDakkeh(modules: string): void {
  for (const part of ['package.json', 'dist']) cpSync(resolve(root, 'widgets', part), join(modules, 'dakkeh', part), { recursive: true });
}

beforeAll(() => {
  installDakkeh(join(folder, 'node_modules'));
  lend(newsroom, ['preact', 'preact-render-to-string', 'react', 'react-dom', 'scheduler']);
  write('package.json', '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const like = "{ language: 'en', newsId: '1001', like: 12, dislike: 3 }";
const section = /^<section[^>]* data-widget="like"[^>]*>.*<button[^>]*value="1"/;

/** A page that prints a box in each way that the package has. */
const pages = {
  html: `import { LikeBox } from 'dakkeh/boxes/html';\nconsole.log(LikeBox(${like}));`,
  preact: `import { LikeBox } from 'dakkeh/boxes';\nimport { h } from 'preact';\nimport { renderToString } from 'preact-render-to-string';\nconsole.log(renderToString(h(LikeBox, ${like})));`,
  react: `import { LikeBox } from 'dakkeh/boxes/react';\nimport { createElement } from 'react';\nimport { renderToStaticMarkup } from 'react-dom/server';\nconsole.log(renderToStaticMarkup(createElement(LikeBox, ${like})));`,
  head: "import { headFor } from 'dakkeh';\nconsole.log(headFor('<html lang=\"en\"><body><p data-widget=\"like\">').head);",
};
const printed: Record<keyof typeof pages, RegExp> = {
  html: section, preact: section, react: section, head: /<script type="module"/,
};

const bundlers: Record<string, (entry: string, outdir: string) => Promise<unknown>> = {
  esbuild: (entry, outdir) => build({ entryPoints: [entry], outdir, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent', banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" } }),
  Vite: (entry, outDir) => buildByVite({ root: folder, configFile: false, logLevel: 'silent', ssr: { noExternal: true }, build: { ssr: entry, outDir, minify: false } }),
};

describe.each(Object.keys(bundlers))('a page that %s has bundled', bundler => {
  test.each(Object.keys(pages) as (keyof typeof pages)[])('prints by %s', async page => {
    write(`${page}.js`, pages[page]);
    await bundlers[bundler]?.(join(folder, `${page}.js`), join(folder, 'out', bundler));
    rmSync(join(folder, 'out/node_modules'), { recursive: true, force: true });
    const { status, stdout, stderr } = run(`node out/${bundler}/${page}.js`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(printed[page]);
  });
});

/** Prints what an expression with boxes is, where React has no hooks. */
function onServer(expression: string): { stdout: string; stderr: string } {
  write('server.mjs', `import * as boxes from 'dakkeh/boxes/react';\nimport { createElement as h, Fragment } from 'react';\nconsole.log(JSON.stringify(${expression}));`);
  return run('node --conditions=react-server server.mjs');
}

describe('on a server of React', () => {
  test('every box can be imported, and one is an element whose content is HTML', () => {
    const { stdout, stderr } = onServer(`boxes.LikeBox(${like})`);
    expect(stderr).toBe('');
    const { type, props } = JSON.parse(stdout) as { type: string; props: Record<string, unknown> };
    expect({ type, props }).toMatchObject({ type: 'section', props: { 'data-widget': 'like', className: 'like', dangerouslySetInnerHTML: { __html: expect.stringMatching(/^<form/) } } });
  });

  test('boxes and elements may be in a box', () => {
    const inner = `h(Fragment, null, h('p', { className: 'lead' }, 'A & B'), h(boxes.LikeBox, ${like}))`;
    const { stdout } = onServer(`boxes.AccordionBox({ items: [{ id: 'a', title: 'First', content: ${inner} }] })`);
    const { props } = JSON.parse(stdout) as { props: { dangerouslySetInnerHTML: { __html: string } } };
    expect(props.dangerouslySetInnerHTML.__html).toContain('<p class="lead">A &amp; B</p><section data-widget="like"');
  });

  test.each(['async () => null', "Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })"])('%s in a box is refused', component => {
    expect(onServer(`boxes.AccordionBox({ items: [{ id: 'a', title: 'First', content: h(${component}) }] })`).stderr).toMatch(/no component of the browser or one that waits/);
  });
});

describe.each(['', ' --webpack'])('a page of Next (next build%s)', flags => {
  const next = emptyFolder();
  afterAll(() => rmSync(next.folder, { recursive: true }));

  test('prints boxes from a server component, and a tap counts before and after React has come', { timeout: 300_000 }, async () => {
    for (const file of ['package.json', 'package-lock.json']) cpSync(resolve(root, 'bench/peers/next', file), join(next.folder, file));
    next.write('next.config.mjs', "export default { output: 'export', distDir: 'dist', typescript: { ignoreBuildErrors: true } };");
    const { kernel, stylesheet } = JSON.parse(readFileSync(join(installed, 'dist/manifest.json'), 'utf8')) as Record<string, string>;
    next.write('app/layout.jsx', `export default ({ children }) => <html lang="en"><head><link rel="stylesheet" href="/dakkeh/${stylesheet}" /><script type="module" async src="/dakkeh/${kernel}" /></head><body>{children}</body></html>;`);
    next.write('app/counter.jsx', "'use client';\nimport { useState } from 'react';\nexport function Counter() { const [count, setCount] = useState(0); return <button id=\"counter\" onClick={() => setCount(count + 1)}>{count}</button>; }");
    next.write('app/page.jsx', `import { LikeBox } from 'dakkeh/boxes/react';\nimport { Counter } from './counter';\nexport default () => <main><Counter /><LikeBox {...${like}} /></main>;`);
    mkdirSync(join(next.folder, 'public'), { recursive: true });
    cpSync(join(installed, 'dist/assets'), join(next.folder, 'public/dakkeh'), { recursive: true });
    expect(next.run('npm ci --no-fund --ignore-scripts', { npm_config_offline: 'false', npm_config_prefer_offline: 'true' }, 240_000)).toMatchObject({ status: 0 });
    installDakkeh(join(next.folder, 'node_modules'));
    const built = next.run(`NEXT_TELEMETRY_DISABLED=1 npx next build${flags}`, {}, 240_000);
    expect(built, built.stdout + built.stderr).toMatchObject({ status: 0 });

    const rated: string[] = [];
    let late: string | undefined;
    let release = (): void => undefined;
    const held = new Promise<void>(done => { release = done; });
    const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
    const server = createServer(({ url = '/', method }, response) => {
      if (method === 'POST') {
        rated.push(url);
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"count":13,"like":13,"dislike":3,"score":"1"}');
      }
      const path = decodeURI(new URL(url, 'http://localhost').pathname).replace(/^\/$/, '/index.html');
      const answer = (): void => {
        const file = join(next.folder, 'dist', path);
        if (!existsSync(file)) return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': types[extname(file).slice(1)] ?? 'text/plain' }).end(readFileSync(file));
      };
      // React waits for all of its files. Browsers have six connections to a host of HTTP 1: one file is enough.
      if (/^\/_next\/.*\.js$/.test(path)) late ??= path;
      if (path === late) void held.then(answer);
      else answer();
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...playwrightFlags] });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
      await page.locator('.like .positive').click();
      await expect.poll(() => rated, { timeout: 20_000 }).toEqual(['/rest/rateNews']);
      await page.locator('.like .positive[aria-pressed=true], .like .positive.active').waitFor();
      release();
      await page.locator('#counter').click();
      await page.locator('#counter', { hasText: '1' }).waitFor();
      expect(await page.locator('.like .positive').textContent()).toContain('13');
    } finally {
      await browser.close();
      server.close();
    }
  });
});
