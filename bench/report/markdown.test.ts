import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleSummary } from './testing/example-summary.ts';
import { hostileText, withNames } from './testing/hostile.ts';
import { codeSpan, plain, renderMarkdown } from './markdown.ts';

/** Counts the cells of a row as GitHub does: an escaped bar ends no cell. */
const cellsOf = (line: string): number => line.split(/(?<!\\)\|/).length - 2;

const rowsOf = (markdown: string): string[] => markdown.split('\n').filter(line => line.startsWith('|'));

describe('the comment', () => {
  test('keeps its rows and cells, whatever the names', () => {
    const shape = rowsOf(renderMarkdown(withNames('x'))).map(cellsOf);
    fc.assert(fc.property(hostileText, text => {
      expect(rowsOf(renderMarkdown(withNames(text))).map(cellsOf)).toEqual(shape);
    }));
  });

  test('is cut before it exceeds GitHub\'s limit', () => {
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
  ])('%j is printed as %j', (text, markdown) => {
    expect(plain(text)).toBe(markdown);
  });

  test.each([
    ['a > b', '`a > b`'],
    ['`a`', '`` `a` ``'],
    ['[lang|=fa]', '`[lang\\|=fa]`'],
    ['a\\|b', '`a\\|b`'],
    ['two\nlines', '`two lines`'],
    ['', '–'],
  ])('the code %j is printed as %j', (text, markdown) => {
    expect(codeSpan(text)).toBe(markdown);
  });
});
