import { expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import { chromiumVersion } from './machine.ts';

test('a browser that does not start gets installation advice', () => {
  expect(() => chromiumVersion('/nowhere/chromium')).toThrow(
    new BenchFailure('Chromium does not start at /nowhere/chromium: run "node scripts/setup.mjs --browser".'),
  );
});
