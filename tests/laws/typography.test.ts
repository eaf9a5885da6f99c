import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageAddresses } from '../../fixtures/newsroom/pages/sitemaps.ts';
import { root } from '../../scripts/build/paths.ts';
import { exampleLanguages } from '../../widgets/shared/render/examples.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';
import { host, openSite } from '../testing/site.ts';

/** Returns straight quotation marks and apostrophes, each with its context. */
const straightQuotesIn = (text: string): string[] =>
  Array.from(text.matchAll(/.{0,20}(?:['"]|&quot;|&#39;).{0,20}/g), ([found]) => found);

/** Returns the text of a page that readers see or hear, including names of pictures and controls. */
function readable(html: string): string {
  const body = html.replace(/<(script|style|code|pre)\b[^]*?<\/\1>/g, ' ').replace(/\sdata-conf="[^"]*"/g, '');
  const attributes = Array.from(
    body.matchAll(/\s(?:alt|title|aria-label|placeholder|content|data-[a-z-]+)="([^"]*)"/g),
    ([, value = '']) => value,
  );
  return [body.replace(/<[^>]*>/g, '\n'), ...attributes].join('\n');
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '');

describe('straight quotation marks and apostrophes are absent', () => {
  test('on every page', async () => {
    const app = await openSite();
    for (const { path } of pageAddresses) {
      const response = await app.request(host + path, { headers: { accept: 'text/html' } });
      expect.soft(straightQuotesIn(readable(await response.text())), path).toEqual([]);
    }
  });

  test('in every sentence of the newsroom', () => {
    const files = globSync('fixtures/newsroom/{wording/*,pages/*/words}.json', { cwd: root });
    expect(files).not.toEqual([]);
    for (const file of files) {
      const words: unknown = JSON.parse(readFileSync(resolve(root, file), 'utf8'));
      expect.soft(straightQuotesIn(sentencesIn(words).join('\n')), file).toEqual([]);
    }
  });

  test.each(exampleLanguages)('in the texts of every widget in the catalogue, in %s', language => {
    for (const { name, examples, parameters } of shownWidgets) {
      const titles = Object.values(examples.states).map(({ title }) => title[language]);
      const facts = parameters.map(({ says }) => says);
      const said = [examples.summary[language], examples.wakes ?? '', ...facts, ...titles].map(withoutCode);
      expect.soft(straightQuotesIn(said.join('\n')), name).toEqual([]);
    }
  });

  test('but the check finds them in an example', () => {
    const html = '<p title="a">The baker\'s <img alt="&quot;x&quot;"> roof<code>\'</code></p><script>"</script>';
    expect(straightQuotesIn(readable(html))).toEqual(['The baker\'s ', '&quot;x&quot;']);
  });
});
