import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { listHtml, stubCaches } from '../testing/caches.ts';
import { readPage } from './saved-html.ts';
import { saveMoreFiles, savePage } from './save-page.ts';
import { forgetPages, savedPages, recordSavedPage } from './page-notes.ts';
import { mostBytes } from './surplus-pages.ts';
import { usedFiles } from './used-files.ts';

let kept: ReturnType<typeof stubCaches>;
let asked: string[];
let answers: Record<string, () => Promise<Response>>;

beforeEach(() => {
  kept = stubCaches();
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    return answers[pathname]?.() ?? Promise.resolve(new Response('0123456789'));
  });
});

const html = (title: string, body = '', root = '<html>'): string =>
  `<!doctype html>${root}<title>${title} | Dakkeh</title><meta property="og:title" content="${title}"/><meta property=nid content=1>` +
  `<main>${body}</main></html>`;
const headers = { date: 'Thu, 26 Nov 2026 06:00:00 GMT' };
const article = (title: string, body = ''): Response => new Response(html(title, body), { headers });
const list = (language = 'en'): Document => readPage(listHtml.replace('"en"', `"${language}"`)).page;

const keep = (path: string, response: Response, files: string[] = [], shelf: 'read' | 'later' = 'later'): Promise<boolean> =>
  savePage({ path, shelf, response, files, list: list() });
const textOf = async (path: string, shelf = 'later'): Promise<string> =>
  (await (await (await caches.open(`dakkeh-${shelf}`)).match(path))?.text()) ?? '';
const mainOf = async (path: string): Promise<Element> => new DOMParser().parseFromString(await textOf(path), 'text/html').querySelector('main') as Element;

test('saving a page again adds new files without requesting any file twice', async () => {
  await keep('/news/1', article('Rain', '<img src=/media/1-360.webp>'), ['/a.js']);
  await saveMoreFiles('/news/1', ['/a.js', '/media/1-360.webp']);
  expect(await savedPages()).toMatchObject([{ files: { '/a.js': 10, '/media/1-360.webp': 10 } }]);
  expect(asked).toEqual(['/a.js', '/media/1-360.webp']);
  expect((await mainOf('/news/1')).innerHTML).toContain('<img src="/kept/media/1-360.webp">');
});

test('a saved page is replaced only if all its files are available', async () => {
  await keep('/news/1', article('Rain', '<img src=/media/1.webp>'), ['/media/1.webp']);
  for (const failure of [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(new Response('', { status: 503 }))]) {
    answers = { '/media/2.webp': failure };
    expect(await keep('/news/1', article('Sun'), ['/media/2.webp'])).toBe(true);
    expect(await textOf('/news/1')).toContain('<title>Rain');
    expect(await savedPages()).toMatchObject([{ title: 'Rain', files: { '/media/1.webp': 10 } }]);
  }
  answers = {};
  await keep('/news/1', article('Sun'), ['/media/2.webp']);
  expect(await textOf('/news/1')).toContain('<title>Sun');
  expect(await savedPages()).toMatchObject([{ title: 'Sun', files: { '/media/2.webp': 10 } }]);
});

test('pictures from an earlier visit are kept while the page still has them', async () => {
  await keep('/news/1', article('Rain', '<img src=/media/1.webp><img src=/media/2.webp>'), ['/media/1.webp', '/media/2.webp']);
  await keep('/news/1', article('Rain', '<img srcset="/media/2.webp 2x">'), []);
  expect((await savedPages()).map(({ files }) => Object.keys(files))).toEqual([['/media/2.webp']]);
});

test('a missing file is left out, and a failed one may be saved later', async () => {
  answers = {
    '/media/1.webp': () => Promise.resolve(new Response('', { status: 404 })),
    '/media/2.webp': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  expect(await keep('/news/1', article('Rain'), ['/media/1.webp', '/media/2.webp', '/a.js'])).toBe(true);
  expect((await savedPages()).map(({ files }) => Object.keys(files))).toEqual([['/a.js']]);
});

test('a title is saved as written, with the server\'s time', async () => {
  await keep('/news/1', article('Bread &amp; &quot;salt&quot; &lt;3'));
  expect(await savedPages()).toMatchObject([{ title: 'Bread & "salt" <3', seen: Date.parse('2026-11-26T06:00Z') }]);
});

const redirected = Object.defineProperty(article('Elsewhere'), 'redirected', { value: true });
const cached = (control: string): Response => new Response(html('Mine'), { headers: { 'cache-control': control } });

test.each([
  ['that broke off', new Response('<!doctype html><meta property="nid" content="1"><p>Half a sen')],
  ['with status 404', new Response(html('Sorry'), { status: 404 })],
  ['of a network that asks for a login', new Response('<html><form>Room and name</form></html>')],
  ['whose text quotes the markup of an article', new Response('<html><p>&lt;meta property="nid"> data-front</p></html>')],
  ['after a redirect', redirected],
  ['of one reader', cached('private, max-age=0')],
  ['that nobody may store', cached('no-store')],
])('a page %s is not saved, and removes no other page', async (_, response) => {
  await keep('/news/1', article('Rain'));
  expect(await keep('/news/1', response)).toBe(false);
  expect(await textOf('/news/1')).toContain('<title>Rain');
});

test('a page with a comment after its end counts as complete', async () => {
  expect(await keep('/news/1', new Response(`${html('Rain')}\n<!-- cached by a tool -->\n`))).toBe(true);
});

test('an HTML comment does not mark an article as the front page', async () => {
  await keep('/news/1', article('Rain', '<p>Print data-front, as in &lt;div data-widget="offline" data-front></p>'));
  expect(await savedPages()).toMatchObject([{ isFront: false }]);
  await keep('/', new Response('<html><div data-widget=offline DATA-FRONT></div></html>'));
  expect(await savedPages()).toMatchObject([{ isFront: true }, { isFront: false }]);
});

test.each([
  ['en', '<html lang=en>', /^Copy of November 26, 2026 at \d+:\d\d [AP]M\. Again$/],
  ['fa', '<html lang=fa dir=rtl>', /^Copy of ۵ آذر ۱۴۰۵ ساعت [۰-۹]+:[۰-۹]+\. Again$/],
])('a page in %s shows the time of its copy once, in its own language', async (language, root, line) => {
  for (const path of ['/news/1', '/news/1', '/news/2']) {
    const response = path === '/news/2' ? new Response(await textOf('/news/1'), { headers }) : new Response(html('Rain', '', root), { headers });
    await savePage({ path, shelf: 'later', response, files: [], list: path === '/news/2' ? undefined : list(language) });
    const said = (await mainOf(path)).querySelectorAll('[data-kept]');
    expect([...said].map(({ textContent }) => textContent.replace(/\u202f/g, ' '))).toEqual([expect.stringMatching(line)]);
  }
});

test('a page that cannot show the time of its copy is not saved', async () => {
  expect(await savePage({ path: '/news/1', shelf: 'later', response: article('Rain'), files: [], list: undefined })).toBe(false);
});

type Printer = (address: string) => string;

/** An attribute as servers print it, with the value that browsers read. */
const printed = fc
  .record({
    address: fc.constantFrom('/media/1.webp', '/media/1.webp?v=2', '/media/x,y.png', 'http://localhost:3000/media/1.webp', '/media/../media/1.webp'),
    write: fc.constantFrom<(name: string, value: string) => string>(
      (name, value) => `${name}="${value}"`,
      (name, value) => `${name} =\n'${value}'`,
      (name, value) => `${name.toUpperCase()}="${value.replaceAll('/', '&#47;')}"`,
      (name, value) => (/[\s,]/.test(value) ? `${name}="\n ${value}\t"` : `${name}=${value}`),
    ),
    form: fc.constantFrom<[name: string, value: Printer, read: (element: Element | null) => string[]]>(
      ['src', address => address, element => [element?.getAttribute('src') ?? '']],
      ['data-map', address => address, element => [element?.getAttribute('data-map') ?? '']],
      ['srcset', address => `${address} 1x,${address}  2x , ${address}`, element =>
        (element?.getAttribute('srcset') ?? '').replace(/ [12]x/g, '').split(/\s*,(?=\/)\s*|\s*,\s+/).map(one => one.trim())],
    ),
  });

test('only the page\'s own files are read from the cache', async () => {
  await fc.assert(
    fc.asyncProperty(printed, async ({ address, write, form: [name, value, read] }) => {
      kept = stubCaches();
      const others = '<script>"<style>"</script><svg><style>b{}</style></svg><a href="/media/1.webp">/media/1.webp</a><img src="//evil.example/media/1.webp"><img src="/other/1.webp">';
      const body = `<img ${write(name, value(address))} >${others}<style>a{src:url(/media/f.woff2)}</style>`;
      await keep('/news/1', article('Rain', body), ['/media/1.webp', '/media/1.webp?v=2']);
      const main = await mainOf('/news/1');
      const { pathname, search } = new URL(address, location.href);
      expect(new Set(read(main.querySelector('img')))).toEqual(new Set([`/kept${pathname}${search}`]));
      expect(main.innerHTML).toContain(`${others}<style>a{src:url(/media/f.woff2)}</style>`);
    }),
  );
});

test('a file on another host does not belong to the page, whatever its path', async () => {
  stubCaches([`${location.origin}//evil.example/a.js`, 'https://elsewhere.example/b.js']);
  await keep('/news/1', article('Rain'), usedFiles());
  expect(asked).toEqual(['//evil.example/a.js']);
});

test('removing a page removes the files that no other page uses', async () => {
  await keep('/news/1', article('One'), ['/one.webp', '/both.js']);
  await keep('/news/2', article('Two'), ['/both.js']);
  await forgetPages((await savedPages()).filter(({ path }) => path === '/news/1'));
  expect(kept()).toMatchObject({ 'dakkeh-later': ['/news/2'], 'dakkeh-files': ['/both.js'] });
});

test('a page is refused if all pages saved for later would be too large', async () => {
  await keep('/news/1', article('Read'), ['/read.webp'], 'read');
  await recordSavedPage({ path: '/news/2', shelf: 'later', title: '', seen: 1, bytes: mostBytes - 5, files: { '/one.webp': 5 }, isFront: false });
  expect(await keep('/news/3', article('Three'), ['/three.webp'])).toBe(false);
  await saveMoreFiles('/news/2', ['/two.webp']);
  expect((await savedPages()).map(({ path, files }) => [path, files])).toEqual([
    ['/news/1', { '/read.webp': 10 }],
    ['/news/2', { '/one.webp': 5 }],
  ]);
  expect(kept()['dakkeh-files']).toEqual(['/read.webp']);
  expect(kept()).not.toHaveProperty('dakkeh-later');
});

test('other entries in the metadata cache are ignored', async () => {
  await (await caches.open('dakkeh-about')).put('/about/read/x', new Response('{"path":1}'));
  expect(await savedPages()).toEqual([]);
});
