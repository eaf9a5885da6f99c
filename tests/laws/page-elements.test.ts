import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../fixtures/newsroom/pages/testing/parse.ts';
import { everyPage } from '../testing/every-page.ts';
import { host, openSite } from '../testing/site.ts';

const [app, twin] = await Promise.all([openSite(), openSite({ javascript: false })]);

const accept = 'text/html';
const samples = everyPage.filter(([, path]) => !path.startsWith('/docs') && !path.startsWith('/embed'));

/** Forms without a valid field, which come back as pages. */
const refused = ['/rest/postComment', '/rest/saveForm/2', '/rest/newsletter', '/rest/form/21', '/rest/vote'];

type Ask = (site: typeof app, headers?: Record<string, string>) => Promise<string>;

const pages: [name: string, ask: Ask][] = [
  ...samples.map(([name, path]): [string, Ask] => [
    name,
    async (site, headers) => {
      const response = await site.request(host + path, { headers: { accept, ...headers } });
      expect(response.status).toBe(path === '/no-such-page' ? 404 : 200);
      return response.text();
    },
  ]),
  ...refused.map((path): [string, Ask] => [
    `the refusal of ${path}`,
    async (site, headers) => {
      const body = new URLSearchParams({ newsId: '1001', 'poll-14': '' });
      const sent = { accept, origin: host, ...headers };
      const response = await site.request(host + path, { method: 'POST', headers: sent, body });
      expect(response.status).toBe(422);
      return response.text();
    },
  ]),
];

describe.each(pages)('the page: %s', (_, ask) => {
  test('loads all pictures lazily except its main one', async () => {
    const page = parseHtml(await ask(app));
    const heroes = page.querySelectorAll('img:not([loading=lazy])');
    expect(heroes.length).toBeLessThanOrEqual(1);
    for (const hero of heroes) {
      expect(hero.getAttribute('fetchpriority')).toBe('high');
      for (const name of ['srcset', 'sizes']) expect(hero.getAttribute(name)).toBeTruthy();
    }
    for (const image of page.querySelectorAll('main img[loading=lazy]:not(.captcha-image)')) {
      expect(image.getAttribute('decoding')).toBe('async');
    }
  });

  test('links each stylesheet once, and none inside lists or a view\'s output', async () => {
    const links = [...parseHtml(await ask(app)).querySelectorAll('link[rel=stylesheet]')];
    expect(new Set(links.map(link => link.getAttribute('href'))).size).toBe(links.length);
    expect(links.filter(link => link.closest('head, ul, ol, dl, table, select, [data-view]'))).toEqual([]);
  });

  test('prefetches links, unless its reader saves data, and has space for the partner’s header', async () => {
    const page = parseHtml(await ask(app));
    const rules = page.querySelector('script[type=speculationrules]')?.textContent ?? 'null';
    expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    expect(await ask(app, { 'save-data': 'on' })).not.toContain('speculationrules');
    expect(page.querySelectorAll('meta[property=partner-frame], meta[property=partner-frame-src]')).toHaveLength(2);
    expect(page.querySelectorAll('[id^="ref="]')).toHaveLength(1);
  });

  test('has no script at all as its zero-JS twin', async () => {
    expect(await ask(twin)).not.toContain('<script');
  });
});
