import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageAddresses } from '../../fixtures/newsroom/pages/sitemaps.ts';
import { editions } from '../../fixtures/newsroom/wording/language.ts';
import { siteWordingFor } from '../../fixtures/newsroom/wording/wording.ts';
import { everyPage } from '../testing/every-page.ts';
import { host, openSite } from '../testing/site.ts';

const app = await openSite();
const siteNames = new RegExp(editions.map(language => siteWordingFor(language).siteName).join('|'));

async function htmlAt(path: string): Promise<string> {
  return (await app.request(host + path, { headers: { accept: 'text/html' } })).text();
}

const documentAt = async (path: string): Promise<Document> => new JSDOM(await htmlAt(path)).window.document;

const linksIn = (part: Element | null): string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map(link => `${link.textContent.trim()} ${link.getAttribute('href')}`);

test('pages of a kind have different titles, each with the site\'s name', async () => {
  const titles = new Map<string, string>();
  for (const { path } of pageAddresses) {
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await htmlAt(path)) ?? [];
    const kindAndTitle = `${path.replace(/[^/]*$/, '')} ${title}`;
    expect.soft(title, path).toMatch(siteNames);
    expect.soft(titles.get(kindAndTitle), `${path} is called “${title}”`).toBeUndefined();
    titles.set(kindAndTitle, path);
  }
});

const pages = await Promise.all(
  everyPage.map(async ([name, path]) => ({ name, path, document: await documentAt(path) })),
);

test('navigation links are the same and in the same order on all pages of an edition', () => {
  for (const part of ['header nav', 'footer nav']) {
    const firsts = new Map<string, string[]>();
    for (const { name, document } of pages) {
      const links = linksIn(document.querySelector(`body > ${part}`));
      if (links.length === 0) continue;
      const edition = document.documentElement.lang;
      firsts.set(edition, firsts.get(edition) ?? links);
      expect.soft(links, `${part} of ${name}`).toEqual(firsts.get(edition));
    }
    expect(firsts.size).toBeGreaterThan(1);
  }
});

test('each page has one h1 and skips no heading level', () => {
  for (const { name, document } of pages.filter(({ path }) => !path.startsWith('/embed'))) {
    const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => Number(localName.slice(1)));
    expect.soft(levels.filter(level => level === 1), name).toHaveLength(1);
    const gaps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect.soft(gaps, `${name}: ${levels.join()}`).toEqual([]);
  }
});

test('fields for a name, an email or a phone number have `autocomplete`', () => {
  const known = '[type=email],[type=tel],[name=name],[name=senderName],[name=email],[name=cell],[name=mobile]';
  let seen = 0;
  for (const { name, document } of pages) {
    for (const field of document.querySelectorAll(`main form :is(${known})`)) {
      seen += 1;
      const { autocomplete } = field as HTMLInputElement;
      expect.soft(autocomplete, `${field.getAttribute('name')} of ${name}`).toMatch(/^(?:name|email|tel)\b/);
    }
  }
  expect(seen).toBeGreaterThan(4);
});
