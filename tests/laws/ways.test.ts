import { expect, test } from 'vitest';
import { latestCoverage } from '../../fixtures/newsroom/content/coverages.ts';
import { topicById, topicUrl } from '../../fixtures/newsroom/content/content.ts';
import { pageAddresses } from '../../fixtures/newsroom/pages/sitemaps.ts';
import { addressIn, editions, wholeEditions } from '../../fixtures/newsroom/wording/language.ts';
import { host, openSite } from '../testing/site.ts';

const app = await openSite();

/**
 * Returns the addresses that a page links to. The menu shows links of the page's foot, so it adds none. News on later
 * pages of a list count as links of the list.
 */
async function waysFrom(address: string): Promise<string[]> {
  const html = await (await app.request(host + address, { headers: { accept: 'text/html' } })).text();
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link = '']) => decodeURI(link));
  const more = /<link rel="next" href="([^"]*)"/.exec(html)?.[1];
  return [...links.map(link => link.replace(/\?.*/, '')), ...(more ? await waysFrom(more) : [])];
}

test('every page of the sitemap is two taps from a front page', async () => {
  const fronts = editions.map(language => addressIn(language));
  const first = new Set((await Promise.all(fronts.map(waysFrom))).flat());
  const second = (await Promise.all([...first].map(waysFrom))).flat();
  const near = new Set([...fronts, ...first, ...second]);
  expect(pageAddresses.map(({ path }) => path).filter(path => !near.has(path))).toEqual([]);
});

test.each(wholeEditions)('live coverage in %s is one tap from the front page and from its topic while it goes on', async language => {
  const coverage = latestCoverage(language);
  const topic = topicById(coverage?.topicId ?? '');
  for (const path of [addressIn(language), topic ? topicUrl(topic, language) : '']) {
    expect(await waysFrom(path)).toContain(addressIn(language, `/live/${coverage?.slug}`));
  }
});
