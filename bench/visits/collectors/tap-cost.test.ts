import { expect, test } from 'vitest';
import { hottestOf } from './tap-cost.ts';

const node = (id: number, functionName: string, url = 'https://localhost:1/assets/kernel.js') => ({
  id,
  callFrame: { functionName, url, lineNumber: 1, columnNumber: 4 },
});

test('hottestOf names the page\'s slowest function with its place', () => {
  const nodes = [node(1, 'short'), node(2, 'long'), node(3, '(idle)', '')];
  expect(hottestOf({ nodes, samples: [1, 2, 3, 2], timeDeltas: [10, 20, 900, 20] })).toBe('long /assets/kernel.js:2:5');
});

test('the time of a library counts for the site\'s function that called it', () => {
  const library = node(2, 'e', 'https://cdn.example/npm/jquery@3.7.1/dist/jquery.min.js');
  const nodes = [{ ...node(1, 'open'), children: [2] }, library, node(3, 'other')];
  expect(hottestOf({ nodes, samples: [1, 2, 3], timeDeltas: [10, 90, 50] })).toBe('open /assets/kernel.js:2:5');
});
