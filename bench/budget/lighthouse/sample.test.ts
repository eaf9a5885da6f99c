import { expect, test } from 'vitest';
import { lighthouseTable } from './sample.ts';
import { goodSample } from './testing/sample.ts';

test('the table shows the medians of each row', () => {
  const text = lighthouseTable([
    { name: 'home', samples: [1000, 1500, 9000].map(lcp => ({ ...goodSample, lcp })) },
    { name: '  zero-JS twin', samples: [goodSample] },
  ]);
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(/^home +100 +1,500 +900 +30 +0\.000 +48,123$/m);
});
