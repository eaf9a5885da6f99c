import { expect, test } from 'vitest';
import { exitCodeOf } from './exit-codes.ts';

test.each([
  ['measured', 0], ['passed', 0], ['regression', 1], ['noisy', 4],
] as const)('a run that is %s ends with %d, whatever is asked of inconclusive ones', (verdict, code) => {
  for (const asked of ['tell', 'warn'] as const) expect(exitCodeOf(verdict, asked)).toBe(code);
});

test('an inconclusive run passes or has its own code, as requested', () => {
  expect((['tell', 'warn'] as const).map(asked => exitCodeOf('inconclusive', asked))).toEqual([2, 0]);
});
