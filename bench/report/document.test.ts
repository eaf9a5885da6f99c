import * as fc from 'fast-check';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../results/summary.ts';
import { emptySummary, exampleSummary } from './testing/example-summary.ts';
import { hostileText, withNames } from './testing/hostile.ts';
import { renderReport } from './document.ts';
import { parseHtml } from '../../fixtures/newsroom/pages/testing/parse.ts';

/** Uses the rules of .htmlvalidate.json. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function complaintsAbout(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'report.html');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${ruleId} at line ${line}: ${message}`);
}

const documentOf = (summary: Summary): Document => parseHtml(renderReport(summary));

/** Returns the tags with their attribute names, without any values. */
const skeletonOf = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).map(tag => tag.replace(/"[^"]*"/g, ''));

/** Renders the example with a text for every foreign name. Leaves out samples, which are many and have no names. */
const named = (text: string): string => renderReport({ ...withNames(text), series: [] });

describe('the report', () => {
  let page: Document;
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];

  beforeAll(() => {
    page = documentOf(exampleSummary);
  });

  test.each([['rich', exampleSummary], ['empty', emptySummary]])('of a %s run is valid HTML', async (_, summary) => {
    expect(await complaintsAbout(renderReport(summary))).toEqual([]);
  });

  test('fetches nothing from outside', () => {
    expect(all('script, link, iframe, object, [onload], [style]')).toEqual([]);
    expect(all('img').every(image => image.getAttribute('src')?.startsWith('data:image/'))).toBe(true);
    expect(all('img').length).toBeGreaterThan(0);
    expect(page.querySelector('style')?.textContent).not.toMatch(/@import|url\(/);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  test('shows the medians of a session in one table, with the variants side by side', () => {
    const cells = all('#session tr').map(row => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Step', 'bytes down · preact', 'bytes down · react', 'bytes down · twin'],
      ['home', ...Array.from({ length: 3 }, () => '76,767\u202fB')],
    ]);
  });

  test('leaves out pictures from other addresses', () => {
    const frames = [{ at: 0, image: 'https://evil.example/spy.png' }];
    const stories = exampleSummary.stories.map(story => ({ ...story, frames }));
    expect(renderReport({ ...exampleSummary, stories })).not.toContain('evil.example');
  });

  test('keeps its structure whatever names pages, scripts and addresses use', () => {
    const skeleton = skeletonOf(named('x'));
    const isTheSame = fc.property(hostileText, text => {
      expect(skeletonOf(named(text))).toEqual(skeleton);
    });
    fc.assert(isTheSame, { numRuns: 40 });
  });

  test('stays short even with addresses of 10 kB', () => {
    const long = `https://localhost/${'a'.repeat(10_000)}`;
    const stories = exampleSummary.stories.map(story => ({
      ...story,
      requests: story.requests.map(request => ({ ...request, url: long })),
    }));
    const { length } = renderReport({ ...exampleSummary, stories });
    expect(length).toBeLessThan(renderReport(exampleSummary).length + 5_000);
  });
});
