import { expect, test } from 'vitest';
import { licensesOf } from './build-flavour.ts';

test('each package has its licence once, after its name and version', () => {
  const inputs = ['widgets/forms/poll/poll.tsx', 'node_modules/preact/hooks/dist/hooks.mjs', 'node_modules/preact/dist/preact.mjs'];
  const text = licensesOf([...inputs, '../elsewhere/node_modules/@preact/signals-core/dist/signals-core.mjs'], ['vazirmatn']);
  expect(text.match(/^[@\w/-]+ \d+\.\d+\.\d+$/gm)).toEqual([
    expect.stringMatching('^@preact/signals-core '),
    expect.stringMatching('^preact '),
    expect.stringMatching('^vazirmatn '),
  ]);
  expect(text.match(/The MIT License/g)).toHaveLength(2);
  expect(text).toContain('SIL Open Font License');
});
