import { expect, test } from 'vitest';
import { hottestOf } from './tap-cost.ts';

const node = (id: number, functionName: string, url = 'https://localhost:1/assets/kernel.js') => ({
  id,
  callFrame: { functionName, url, lineNumber: 1, columnNumber: 4 },
});

test('the function of the page that took most time is named with its place', () => {
  const nodes = [node(1, 'short'), node(2, 'long'), node(3, '(idle)', '')];
  expect(hottestOf({ nodes, samples: [1, 2, 3, 2], timeDeltas: [10, 20, 900, 20] })).toBe('long /assets/kernel.js:2:5');
});
