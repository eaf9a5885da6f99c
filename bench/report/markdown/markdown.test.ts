import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySummary, exampleSummary } from '../testing/example-summary.ts';
import { hostileText, withNames } from '../testing/hostile.ts';
import { renderMarkdown } from './markdown.ts';
import { codeSpan, plain, table } from './text.ts';

/** Cells of the rows of a table, as GitHub finds them: a bar that is escaped ends none. */
const cellsOf = (line: string): number => line.split(/(?<!\\)\|/).length - 2;

const rowsOf = (markdown: string): string[] => markdown.split('\n').filter(line => line.startsWith('|'));

describe('the comment', () => {
  const comment = renderMarkdown(exampleSummary);

  test('begins with the verdict and its sentence', () => {
    expect(comment).toMatch(/^## Bench: regression\n\nOne function of the poll/);
  });

  test('has the gates that are not passed, the worst first, and says how many are', () => {
    const outcomes = rowsOf(comment).flatMap(line => /^\| (failed|inconclusive|passed) /.exec(line)?.[1] ?? []);
    expect(outcomes).toEqual(['failed', 'failed', 'inconclusive']);
    expect(comment).toContain('5 gates of 8 passed.');
  });

  test('has a row for each comparison', () => {
    expect(comment.match(/ against `/g)?.length).toBe(exampleSummary.comparisons.length);
  });

  test('of an empty run is short', () => {
    expect(renderMarkdown(emptySummary).split('\n').length).toBeLessThan(8);
  });

  test('has the same rows and cells whatever the names', () => {
    const shape = rowsOf(renderMarkdown(withNames('x'))).map(cellsOf);
    fc.assert(fc.property(hostileText, text => {
      expect(rowsOf(renderMarkdown(withNames(text))).map(cellsOf)).toEqual(shape);
    }));
  });

  test('is cut before it is too long for a comment', () => {
    const [gate] = exampleSummary.gates;
    if (!gate) throw new Error('the example has no gates');
    const gates = Array.from({ length: 500 }, () => ({ ...gate, page: 'p'.repeat(500), reproduce: 'r'.repeat(5000) }));
    const long = renderMarkdown({ ...exampleSummary, gates });
    expect(long).toContain('And 460 more in the report.');
    expect(long.length).toBeLessThan(65_000);
  });
});

describe('a text in Markdown', () => {
  test.each([
    ['**bold** <b>', '\\*\\*bold\\*\\* &#60;b&#62;'],
    ['@all #1', '@\u2060all #\u20601'],
    ['https://evil.example www.evil.example', 'https\\://evil.example www\\.evil.example'],
    ['1. one\n2. two', '1\\. one 2. two'],
    ['8.4 % over its margin', '8.4 % over its margin'],
  ])('%j is %j', (text, markdown) => {
    expect(plain(text)).toBe(markdown);
  });

  test.each([
    ['a > b', '`a > b`'],
    ['`a`', '`` `a` ``'],
    ['[lang|=fa]', '`[lang\\|=fa]`'],
    ['a\\|b', '`a\\|b`'],
    ['two\nlines', '`two lines`'],
    ['', '–'],
  ])('%j as code is %j', (text, markdown) => {
    expect(codeSpan(text)).toBe(markdown);
  });

  test('a table says how much of it is left out', () => {
    expect(table(['a'], [['1'], ['2'], ['3']], 2)).toBe('| a |\n| --- |\n| 1 |\n| 2 |\n\nAnd 1 more in the report.');
  });
});
