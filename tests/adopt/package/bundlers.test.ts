import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build as buildByVite } from 'vite';
import { root } from '../../../scripts/build/paths.ts';
import { emptyFolder, lend } from './newsroom.ts';

const newsroom = emptyFolder();
const { folder, write, run } = newsroom;

beforeAll(() => {
  for (const part of ['package.json', 'dist']) cpSync(resolve(root, 'widgets', part), join(folder, 'node_modules/dakkeh', part), { recursive: true });
  lend(newsroom, ['preact', 'preact-render-to-string', 'react', 'react-dom', 'scheduler']);
  write('package.json', '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const like = "{ language: 'en', newsId: '1001', like: 12, dislike: 3 }";
const section = /^<section[^>]* data-widget="like"[^>]*>.*<button[^>]*value="1"/;

/** Pages that print a box, one for each way that the package offers. */
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

describe.each(Object.keys(bundlers))('a page bundled by %s', bundler => {
  test.each(Object.keys(pages) as (keyof typeof pages)[])('prints boxes with %s', async page => {
    write(`${page}.js`, pages[page]);
    await bundlers[bundler]?.(join(folder, `${page}.js`), join(folder, 'out', bundler));
    rmSync(join(folder, 'out/node_modules'), { recursive: true, force: true });
    const { status, stdout, stderr } = run(`node out/${bundler}/${page}.js`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(printed[page]);
  });
});

/** Evaluates an expression with boxes on a React server, where React has no hooks. Prints the result as JSON. */
function onServer(expression: string): { stdout: string; stderr: string } {
  write('server.mjs', `import * as boxes from 'dakkeh/boxes/react';\nimport { createElement as h, Fragment } from 'react';\nconsole.log(JSON.stringify(${expression}));`);
  return run('node --conditions=react-server server.mjs');
}

describe('on a React server', () => {
  test('every box can be imported, and a box is an element with HTML content', () => {
    const { stdout, stderr } = onServer(`boxes.LikeBox(${like})`);
    expect(stderr).toBe('');
    const { type, props } = JSON.parse(stdout) as { type: string; props: Record<string, unknown> };
    expect({ type, props }).toMatchObject({ type: 'section', props: { 'data-widget': 'like', className: 'like', dangerouslySetInnerHTML: { __html: expect.stringMatching(/^<form/) } } });
  });

  test('a box may contain boxes and elements', () => {
    const inner = `h(Fragment, null, h('p', { className: 'lead' }, 'A & B'), h(boxes.LikeBox, ${like}))`;
    const { stdout } = onServer(`boxes.AccordionBox({ items: [{ id: 'a', title: 'First', content: ${inner} }] })`);
    const { props } = JSON.parse(stdout) as { props: { dangerouslySetInnerHTML: { __html: string } } };
    expect(props.dangerouslySetInnerHTML.__html).toContain('<p class="lead">A &amp; B</p><section data-widget="like"');
  });

  test.each(['async () => null', "Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })"])('%s in a box is refused', component => {
    expect(onServer(`boxes.AccordionBox({ items: [{ id: 'a', title: 'First', content: h(${component}) }] })`).stderr).toMatch(/no component of the browser or one that waits/);
  });
});
