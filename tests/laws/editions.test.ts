import { describe, expect, test } from 'vitest';
import { addressIn, editions, isWhole, type Language } from '../../fixtures/newsroom/wording/language.ts';
import { strayLetters } from '../../fixtures/newsroom/wording/testing/stray-letters.ts';
import { languages } from '../../widgets/shared/render/languages.ts';
import { parseHtml } from '../../fixtures/newsroom/pages/testing/parse.ts';
import { host, openSite } from '../testing/site.ts';

const app = await openSite();

async function openPage(path: string): Promise<{ status: number; page: Document }> {
  const response = await app.request(host + path, { headers: { accept: 'text/html' } });
  return { status: response.status, page: parseHtml(await response.text()) };
}

interface LanguageLink {
  path: string;
  /** Language tag that the page declares for the link. */
  language: string;
}

/** Returns the links of a page, without those with a query, a fragment or a file extension, feeds and embeds. */
function linksOf(page: Document): LanguageLink[] {
  return [...page.querySelectorAll<HTMLElement>('body a[href^="/"]')]
    .map(link => ({ path: link.getAttribute('href') ?? '', language: link.closest<HTMLElement>('[lang]')?.lang ?? '' }))
    .filter(({ path }) => !/[?#]|\.\w+$|rss$|^\/embed/.test(path));
}

/** Returns the text of a page without its parts in other languages. */
function ownText(page: Document): string {
  for (const element of page.querySelectorAll('body [lang], script, style, noscript, .copy-link')) element.remove();
  return page.body.textContent;
}

/** Returns every page of an edition that links lead to from its front page. */
async function everyPageOf(language: Language): Promise<Map<string, Document>> {
  const pages = new Map<string, Document>();
  const waiting = ['', '/connection'].map(path => addressIn(language, path || '/'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, page } = await openPage(path);
    expect.soft(status, path).toBe(200);
    pages.set(path, page);
    const own = linksOf(page).filter(way => way.language === languages[language].tag);
    waiting.push(...own.map(way => way.path));
  }
  return pages;
}

describe.each(editions.filter(edition => !isWhole(edition)))('the edition in %s', language => {
  const { tag, direction } = languages[language];

  test('has no broken links, and marks links to other languages', async () => {
    const pages = await everyPageOf(language);
    expect(pages.size).toBeGreaterThan(14);
    const elsewhere: LanguageLink[] = [];
    for (const [path, page] of pages) {
      const { lang, dir } = page.documentElement;
      expect.soft([lang, dir], path).toEqual([tag, direction]);
      elsewhere.push(...linksOf(page).filter(way => way.language !== tag));
    }
    const others = new Map(elsewhere.map(way => [way.path, way.language]));
    expect(others.size).toBeGreaterThan(3);
    for (const [path, said] of others) {
      const { status, page } = await openPage(path);
      expect.soft([status, page.documentElement.lang], path).toEqual([200, said]);
    }
  });

  test('uses only its own letters and digits', async () => {
    const digits = language === 'ckb' ? /[0-9۰-۹]/ : /[٠-٩۰-۹]/;
    for (const [path, page] of await everyPageOf(language)) {
      const text = ownText(page);
      expect.soft(text.match(strayLetters[language])?.[0], path).toBeUndefined();
      expect.soft(text.match(digits)?.[0], path).toBeUndefined();
    }
  });

  test('has an archive of its own items, a feed, and a 404 page', async () => {
    const [first = ''] = linksOf((await openPage(addressIn(language))).page).filter(({ path }) => /^\/news/.test(path)).map(({ path }) => path);
    const title = (await openPage(first)).page.querySelector('h1')?.textContent ?? '';
    const found = await openPage(`${addressIn(language, '/archive')}?pi=1&all=${encodeURIComponent(title)}`);
    expect(linksOf(found.page).map(({ path }) => path)).toContain(first);
    const feed = await (await app.request(host + addressIn(language, '/rss'))).text();
    expect(feed).toContain(`<language>${tag}</language>`);
    const missing = await openPage(addressIn(language, '/nowhere'));
    expect([missing.status, missing.page.documentElement.lang]).toEqual([404, tag]);
    for (const path of ['/sports', '/newsletter', '/marchive', '/special/yalda', '/topic/sports']) {
      expect.soft((await openPage(addressIn(language, path))).status, path).toBe(404);
    }
  });

  test('answers a refused comment and asks its captcha question in its language', async () => {
    const [first = ''] = [...(await everyPageOf(language)).keys()].filter(path => path.startsWith('/news/'));
    const headers = { accept: 'text/html', origin: host, referer: host + first };
    const body = new URLSearchParams({ newsId: first.replace('/news/', ''), reply: '0', author: '', body: '' });
    const refused = await app.request(`${host}/rest/postComment`, { method: 'POST', headers, body });
    const page = parseHtml(await refused.text());
    expect([refused.status, page.documentElement.lang]).toEqual([422, tag]);
    expect(ownText(page)).not.toMatch(strayLetters[language]);
    const question = await app.request(`${host}/captcha/comment/question`, { headers });
    expect(parseHtml(await question.text()).documentElement.lang).toBe(tag);
  });

  test('reports errors in its language to readers and scripts', async () => {
    for (const accept of ['text/html', 'application/json']) {
      const response = await app.request(`${host}/rest/rateNews`, {
        method: 'POST',
        headers: { accept, origin: host, referer: host + addressIn(language) },
        body: new URLSearchParams({ newsId: '999999', score: '1' }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      const text = await response.text();
      const said = text.startsWith('<') ? ownText(parseHtml(text)) : text.replace(/^\{"error":/, '');
      expect(said).toMatch(/\p{Script=Arabic}/u);
      expect(said).not.toMatch(strayLetters[language]);
    }
  });
});

test('an article and its translation link to each other', async () => {
  const kurdish = await openPage('/news/1411');
  const way = kurdish.page.querySelector('.also-in a');
  expect([way?.textContent, way?.getAttribute('hreflang'), way?.getAttribute('lang'), way?.getAttribute('dir')]).toEqual(['English', 'en', 'en', 'ltr']);
  expect((await openPage('/news/1201')).page.querySelector('.also-in a')?.getAttribute('href')).toBe('/news/1411');
  expect((await openPage('/news/1001')).page.querySelector('.also-in')).toBeNull();
});

test('words in another language have its `lang`, and its `dir` if that differs', async () => {
  const { page } = await openPage('/news/1403');
  const persian = page.querySelector('.article-body [lang]');
  expect([persian?.textContent, persian?.getAttribute('lang'), persian?.getAttribute('dir')]).toEqual(['کتاب', 'fa', null]);
});
