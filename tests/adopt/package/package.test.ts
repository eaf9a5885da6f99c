import { createServer, type Server } from 'node:http';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { dirname, extname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { chromiumPath, playwrightFlags } from '../../../scripts/chromium.ts';
import { emptyFolder, lend, pack, snippets } from './newsroom.ts';

const five = ['poll', 'like', 'rating', 'accordion', 'tabs'];
const packed = pack();
const newsroom = emptyFolder();
const { run, write, read } = newsroom;
const [start = '', copying = ''] = snippets('sh');
const [printing = '', rendering = ''] = snippets('js');
const [withoutJavaScript = ''] = snippets('py');

/** Replaces the hashes in file names, which differ between builds. */
const withoutHashes = (text: string): string => text.replace(/[A-Z2-7]{8}/g, 'ABCDEFGH');

const exported = Object.keys(
  (JSON.parse(readFileSync(resolve(root, 'widgets/package.json'), 'utf8')) as { exports: object }).exports,
);

let pasted: string[] = [];

beforeAll(() => {
  const built = run(start.replace('npm install dakkeh', `npm install ${packed}`));
  expect(built).toMatchObject({ status: 0 });
  pasted = built.stdout.split('\n').filter(line => line.startsWith('<'));
  lend(newsroom, ['preact', 'preact-render-to-string', 'react', 'react-dom', 'scheduler', '@types/react', 'csstype']);
});

afterAll(() => [newsroom.folder, dirname(packed)].forEach(folder => rmSync(folder, { recursive: true })));

describe('the packed file', () => {
  test('installs one package without dependencies', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({ dependencies: { dakkeh: expect.any(String) } });
    expect(Object.keys((JSON.parse(read('package-lock.json')) as { packages: object }).packages)).toEqual(['', 'node_modules/dakkeh']);
  });

  test('contains its licence, its versions and the documents that the build writes', () => {
    const files = ['README.md', 'VERSIONS.md', 'LICENSE', ...['CALLS.md', 'TOKENS.md', 'WIDGETS.md'].map(name => `dist/${name}`)];
    expect(files.filter(file => !existsSync(join(newsroom.folder, 'node_modules/dakkeh', file)))).toEqual([]);
  });

  test('names and links only files that it contains in its documents', () => {
    const installed = join(newsroom.folder, 'node_modules/dakkeh');
    const documents = globSync(['*.md', 'docs/*.md', 'dist/*.md', 'dist/llms.txt'], { cwd: installed });
    expect(documents.length).toBeGreaterThan(8);
    for (const document of documents) {
      const text = readFileSync(join(installed, document), 'utf8');
      const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, path = '']) => join(installed, dirname(document), path));
      const missing = links.filter(path => !existsSync(path));
      const ours = text.match(/(?<![\w@/.])(?:widgets|scripts|fixtures|tests|kernel)\/\w|npm run |dist\/preact/g) ?? [];
      expect.soft({ document, missing, ours }).toEqual({ document, missing: [], ours: [] });
    }
  });

  test.each([
    ['publint', `publint ${packed} --strict`],
    ['are the types wrong', `attw ${packed} --profile esm-only`],
  ])('passes %s', (_, line) => {
    const { status, stdout } = run(`node ${resolve(root, 'node_modules/.bin')}/${line}`);
    expect(stdout).not.toMatch(/Warnings:|Suggestions:/);
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });
});

test('a host without JavaScript builds the head of chosen boxes from the manifest', () => {
  write('head.py', withoutJavaScript);
  const { stdout, stderr } = run('python3 head.py');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^<link rel="preload" href="\/dakkeh\/shared\/[\w-]+\.woff2" as="font"/);
  expect(stdout).toMatch(/<style>.*\.poll-question.*<\/style>/s);
  expect(stdout).not.toMatch(/\.gallery|\/assets\//);
  expect(stdout).toMatch(/<script type="module" async src="\/dakkeh\/\w+\/kernel\.js"><\/script>\n$/);
});

describe('each export', () => {
  const modules = exported.filter(name => !/\*|\.json/.test(name)).map(name => `dakkeh${name.slice(1)}`);
  const data = exported.filter(name => name.endsWith('.json')).map(name => `dakkeh${name.slice(1)}`);

  test.each([
    ['the Node that is there', 'node'],
    ['the Node of this project', resolve(root, 'node_modules/.bin/node')],
  ])('can be imported with %s', (_, node) => {
    write('exports.mjs', [
      ...modules.map(name => `await import('${name}');`),
      ...data.map(name => `(await import('${name}', { with: { type: 'json' } })).default.length;`),
      "console.log(import.meta.resolve('dakkeh/styles/poll.css'), import.meta.resolve('dakkeh/markup/en/poll.html'));",
    ].join('\n'));
    const { status, stdout, stderr } = run(`${node} exports.mjs`);
    expect({ status, stderr: stderr.replace(/^.*(ExperimentalWarning|--trace-warnings).*\n/gm, '') }).toEqual({ status: 0, stderr: '' });
    const paths = stdout.trim().split(' ').map(address => new URL(address).pathname);
    expect(paths.map(path => existsSync(path))).toEqual([true, true]);
  });

  test('has types that compile without the other runtime\'s types', () => {
    const [browser = ''] = snippets('ts');
    write('browser.ts', browser);
    write('server.ts', "import { headFor, type Head } from 'dakkeh';\nexport const head: Head = headFor('', { savesData: true });\n// @ts-expect-error It is a string.\nexport const wrong: number = head.head;\n");
    const component = (name: string): string =>
      `import { LikeBox } from '${name}';\nexport const box = <LikeBox language="fa" newsId="1" like={1} dislike={0} />;\n// @ts-expect-error It has to be about a news item.\nexport const wrong = <LikeBox language="fa" />;\n`;
    write('for-preact.tsx', component('dakkeh/boxes'));
    write('for-react.tsx', component('dakkeh/boxes/react'));
    const element = (runtime: string): string =>
      `import 'dakkeh/jsx/${runtime}';\nexport const box = <section data-widget="like" data-like={12} data-load="tap" />;\n// @ts-expect-error There is no such box.\nexport const wrong = <section data-widget="lik" />;\n// @ts-expect-error It is a number.\nexport const no = <section data-widget="like" data-like={true} />;\n`;
    write('element-preact.tsx', element('preact'));
    write('element-react.tsx', element('react'));
    const options = '--noEmit --strict --module nodenext --target es2022 --lib es2022,dom --jsx react-jsx';
    const tsc = `node ${resolve(root, 'node_modules/typescript/bin/tsc')} --ignoreConfig ${options}`;
    for (const rest of ['browser.ts server.ts', 'for-react.tsx element-react.tsx', '--jsxImportSource preact for-preact.tsx element-preact.tsx']) {
      expect(run(`${tsc} ${rest}`)).toEqual({ status: 0, stdout: '', stderr: '' });
    }
  });
});

test('the README\'s components print a box, and React prints it like Preact', () => {
  write('boxes.mjs', rendering);
  const { stdout, stderr } = run('node boxes.mjs');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^<section data-widget="like".* data-view.*value="1001".*Like.*12/);
  write('react.mjs', [
    "import { LikeBox } from 'dakkeh/boxes/react';",
    "import { createElement } from 'react';",
    "import { renderToStaticMarkup } from 'react-dom/server';",
    "console.log(renderToStaticMarkup(createElement(LikeBox, { language: 'en', newsId: '1001', like: 12, dislike: 3 })));",
  ].join('\n'));
  const attributes = (html: string): string[] => (html.match(/ [\w-]+(="[^"]*")?(?=[ />])/g) ?? []).map(one => one.replace('=""', '')).sort();
  expect(attributes(run('node react.mjs').stdout)).toEqual(attributes(stdout));
});

describe('the command', () => {
  test('prints the three lines shown in the README', () => {
    const [shown = ''] = snippets('text');
    expect(pasted).toHaveLength(3);
    expect(pasted.slice(0, 2).map(withoutHashes)).toEqual(shown.split('\n').slice(0, 2));
    expect(pasted[2]).toMatch(/^<section data-widget="poll".*<\/section>$/);
  });

  test.each([
    ['--version', /^\d+\.\d+\.\d+(-rc\.\d+)?\n$/],
    ['--help', /^dakkeh build [^]*^dakkeh check /m],
    ['check --help', /^dakkeh check /m],
  ])('answers %s', (words, says) => {
    const { status, stdout } = run(`npx dakkeh ${words}`);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(says) });
  });

  test('copies the markup named in the README', () => {
    const { status, stdout } = run(copying);
    expect(status).toBe(0);
    expect(stdout).toContain('data-widget="like"');
  });

  test.each([
    ['an unknown name', '--widgets pol,like --out public/other', /no widget "pol"\. Did you mean "poll"\? There are: accessibility, /],
    ['no names', '--out public/other', /--widgets says which/],
    ['no folder', '--widgets poll', /--out says which folder/],
    ['a folder that is a file', '--widgets poll --out package.json', /package\.json cannot be a folder/],
    ['a missing theme', '--widgets poll --out public/other --theme brand.css', /no stylesheet brand\.css/],
    ['an unknown option', '--widget poll', /'--widget'/],
  ])('reports %s, and writes nothing', (_, options, sentence) => {
    const { status, stdout, stderr } = run(`npx dakkeh build ${options}`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(existsSync(join(newsroom.folder, 'public/other'))).toBe(false);
  });

  test('appends a newsroom\'s CSS to the boxes\' CSS', () => {
    write('own.css', '[data-widget] { --accent: #06c }\n');
    const { stdout } = run('npx dakkeh build --widgets poll --out themed/boxes --theme own.css --address https://cdn.example/boxes/');
    const [, stylesheet = ''] = /href="https:\/\/cdn\.example\/boxes\/([^"]+)"/.exec(stdout) ?? [];
    expect(read(`themed/boxes/${stylesheet}`)).toMatch(/\[data-widget\] \{ --accent: #06c \}\n$/);
  });

  test('copies the whole package for all boxes, and a small part for one', () => {
    const { files } = JSON.parse(read('node_modules/dakkeh/dist/manifest.json')) as { files: string[] };
    expect(run('npx dakkeh build --widgets all --out all').status).toBe(0);
    const scripts = files.filter(file => file.endsWith('.js'));
    expect(scripts.filter(file => !existsSync(join(newsroom.folder, 'all', file)))).toEqual([]);
    expect(run('npx dakkeh build --widgets accordion --out one').status).toBe(0);
    const some = (JSON.parse(read('one/manifest.json')) as { files: string[] }).files;
    // Includes the code that sends waiting votes, which every page has.
    expect(some.filter(file => !file.includes('/vazirmatn-')).length).toBeLessThan(files.length / 12);
  });
});

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

describe('a page with five boxes', () => {
  let server: Server;
  let policy = '';
  afterAll(() => void server.close());
  beforeAll(async () => {
    server = createServer(({ url = '' }, answer) => {
      const file = join(newsroom.folder, 'public', url);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void answer.writeHead(404).end();
      const isPage = url.endsWith('.html');
      answer.writeHead(200, { 'content-type': types[extname(url)] ?? '', ...(isPage ? { 'content-security-policy': policy } : {}) });
      answer.end(readFileSync(file));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  });

  const boxes = (): string => five.map(name => read(`node_modules/dakkeh/dist/markup/en/${name}.html`)).join('\n');
  const document = (head: string): string =>
    `<!doctype html>\n<html lang="en">\n<head><title>News</title>${head}</head>\n<body>${boxes()}</body>\n</html>\n`;

  /** Opens a page, wakes each box and waits until it is ready. Returns console messages, errors and failed requests. */
  async function wake(address: string): Promise<unknown> {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...playwrightFlags] });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('console', message => faults.push(message.text()));
      page.on('pageerror', error => faults.push(error.message));
      page.on('requestfailed', request => faults.push(request.url()));
      page.on('response', response => response.status() >= 400 && !/\/media\/|favicon/.test(response.url()) && faults.push(response.url()));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
      for (const name of five) {
        const box = page.locator(`[data-widget="${name}"]`);
        await box.scrollIntoViewIfNeeded();
        if ((await box.getAttribute('data-load')) === 'tap') await box.locator('summary').first().click();
        // A box that rests wakes after two seconds in view.
        await expect.poll(() => box.getAttribute('data-widget-state'), { timeout: 10_000 }).toBe('ready');
      }
      return faults.filter(fault => !/Failed to load resource.*404/.test(fault));
    } finally {
      await browser.close();
    }
  }

  test('wakes with the lines that the command prints', async () => {
    policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";
    write('public/pasted.html', document(pasted.slice(0, 2).join('\n')));
    expect(await wake('/pasted.html')).toEqual([]);
  });

  test('wakes with the result of headFor, under the policy that the snippet prints', async () => {
    write('page.html', document(''));
    write('print.mjs', printing);
    const { stdout, stderr } = run('node print.mjs');
    expect(stderr).toBe('');
    const [, allowed = ''] = /^Content-Security-Policy: (.*)$/m.exec(stdout) ?? [];
    const font = /<\/dakkeh\/shared\/source-serif-\w+\.woff2>; rel=preload; as=font/.source;
    expect(stdout).toMatch(new RegExp(`^Link: </dakkeh/[A-Z2-7]{8}/kernel\\.js>; rel=modulepreload, ${font}`, 'm'));
    policy = `default-src 'none'; ${allowed}; font-src 'self'; img-src 'self'`;
    expect(await wake('/index.html')).toEqual([]);
  });
});
