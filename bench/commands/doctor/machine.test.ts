import { expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import { chromiumVersion } from './machine.ts';

test('a browser that does not start is answered with how to install one', () => {
  expect(() => chromiumVersion('/nowhere/chromium')).toThrow(
    new BenchFailure('Chromium does not start at /nowhere/chromium: run "node scripts/setup.mjs --browser".'),
  );
});
