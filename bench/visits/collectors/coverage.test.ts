import { expect, test } from 'vitest';
import { scriptPlaces } from '../../sites/maps/places.ts';
import { functionsCalled, type ScriptCoverage } from './coverage.ts';

const address = 'https://example.com/scripts/menu.js?1';
const text = 'const open = () => 1;\nfunction close() { return open() && 2; }\nclose();';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

const menu: ScriptCoverage = {
  scriptId: '7',
  url: address,
  functions: [
    { functionName: '', ranges: [range(0, text.length, 1)] },
    { functionName: 'open', ranges: [range(13, 20, 0)] },
    { functionName: 'close', ranges: [range(22, 63, 3), range(50, 60, 2), range(60, 62, 0)] },
  ],
};

const calledIn = (scripts: ScriptCoverage[], place = { line: 0, column: 0 }) =>
  functionsCalled(scripts, () => ({ text, ...place }), scriptPlaces);

test('called functions are reported with the counts of their body and of all blocks', () => {
  expect(calledIn([menu])).toEqual([
    { file: '/scripts/menu.js', source: '/scripts/menu.js', name: '(top level)', calls: 1, blocks: 1 },
    { file: '/scripts/menu.js', source: '/scripts/menu.js:2:1', name: 'close', calls: 3, blocks: 5 },
  ]);
});

test('an inline script has its position in the page', () => {
  const ranges = [range(13, 20, 1)];
  const inline = { ...menu, url: 'http://localhost:1/news/1', functions: [{ functionName: 'open', ranges }] };
  const [open] = calledIn([inline], { line: 6, column: 30 });
  expect(open).toMatchObject({ file: '/news/1', source: '/news/1:7:44' });
  const second = { functionName: 'close', ranges: [range(22, 63, 1)] };
  const [close] = calledIn([{ ...inline, functions: [second] }], { line: 6, column: 30 });
  expect(close).toMatchObject({ source: '/news/1:8:1' });
});

test('scripts that do not belong to a page are left out', () => {
  const urls = ['', 'chrome-extension://abc/content.js', 'evaluate.js', 'pptr:evaluate'];
  expect(calledIn(urls.map(url => ({ ...menu, url })))).toEqual([]);
});
