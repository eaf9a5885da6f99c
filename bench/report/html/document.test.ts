import * as fc from 'fast-check';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../../results/summary.ts';
import { emptySummary, exampleSummary } from '../testing/example-summary.ts';
import { hostileText, withNames } from '../testing/hostile.ts';
import { renderReport } from './document.ts';
import { parseHtml } from '../../../fixtures/pages/testing/parse.ts';

/** With the rules of .htmlvalidate.json. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function complaintsAbout(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'report.html');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${ruleId} at line ${line}: ${message}`);
}

const documentOf = (summary: Summary): Document => parseHtml(renderReport(summary));

/** Its tags with the names of their attributes, in order: what a page is, whatever it says. */
const skeletonOf = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).map(tag => tag.replace(/"[^"]*"/g, ''));

const titles = (page: Document): string[] => [...page.querySelectorAll('h2')].map(heading => heading.textContent);

/** Without its samples, of which there are many and which have no names. */
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

  test('begins with the verdict and goes from what failed to how it was measured', () => {
    expect(page.querySelector('h1')?.textContent).toContain('Regression');
    expect(titles(page)).toEqual([
      'Gates', 'Comparisons', 'All samples', 'Requests', 'Filmstrip', 'Widgets', 'Taps', 'What changed', 'Where it goes',
      'How to read this', 'Machine and run',
    ]);
  });

  test('of a run with nothing to say has no empty parts', () => {
    expect(titles(documentOf(emptySummary))).toEqual(['Gates', 'How to read this', 'Machine and run']);
  });

  test('leads to each of its parts, and to nothing else', () => {
    const targets = all('a').map(link => link.getAttribute('href'));
    expect(targets).toEqual(all('main > section').map(({ id }) => `#${id}`));
  });

  test('asks for nothing: no script, no sheet, no picture but those it holds', () => {
    expect(all('script, link, iframe, object, [onload], [style]')).toEqual([]);
    expect(all('img').every(image => image.getAttribute('src')?.startsWith('data:image/'))).toBe(true);
    expect(all('img').length).toBeGreaterThan(0);
    expect(page.querySelector('style')?.textContent).not.toMatch(/@import|url\(/);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  test('leaves out pictures that are elsewhere', () => {
    const frames = [{ at: 0, image: 'https://evil.example/spy.png' }];
    const stories = exampleSummary.stories.map(story => ({ ...story, frames }));
    expect(renderReport({ ...exampleSummary, stories })).not.toContain('evil.example');
  });

  test('has the worst gates first and whole commands to run', () => {
    expect(all('.gate h3').map(heading => heading.textContent.replace(/\s+/g, ' '))).toEqual([
      'home · CPU of scrolling to the end ✕failed',
      'home · function calls ✕failed',
      'article · CPU of the load ?inconclusive',
    ]);
    expect(all('.gate .command')[1]?.textContent).toBe('npm run bench -- run --pages home --count');
  });

  test('draws every sample', () => {
    const drawn = exampleSummary.series.filter(({ kind, metric }) => kind === 'timed' || metric === 'heap');
    expect(all('.dots circle').length).toBe(drawn.flatMap(({ values }) => values).length);
  });

  test('says which requests were made again', () => {
    const repeated = all('.waterfall tr').filter(row => row.textContent.includes('fetched again'));
    expect(repeated.length).toBe(1);
    expect(repeated[0]?.textContent).toContain('/api/poll/14');
  });

  test('has a caption and headings for each table', () => {
    const tables = all('table');
    expect(tables.length).toBeGreaterThan(10);
    for (const one of tables) {
      expect(one.querySelector('caption')?.textContent.trim()).not.toBe('');
      expect(one.querySelectorAll('thead th[scope=col]').length).toBe(one.querySelectorAll('thead th').length);
      expect(one.querySelectorAll('tbody tr').length).toBe(one.querySelectorAll('tbody th[scope=row]').length);
    }
  });

  test('is the same page whatever names pages, scripts and addresses choose', () => {
    const skeleton = skeletonOf(named('x'));
    const isTheSame = fc.property(hostileText, text => {
      expect(skeletonOf(named(text))).toEqual(skeleton);
    });
    fc.assert(isTheSame, { numRuns: 40 });
  });

  test('is no longer for addresses of 10 kB', () => {
    const long = `https://localhost/${'a'.repeat(10_000)}`;
    const stories = exampleSummary.stories.map(story => ({
      ...story,
      requests: story.requests.map(request => ({ ...request, url: long })),
    }));
    const { length } = renderReport({ ...exampleSummary, stories });
    expect(length).toBeLessThan(renderReport(exampleSummary).length + 5_000);
  });
});
