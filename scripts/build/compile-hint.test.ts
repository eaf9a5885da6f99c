import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { mapWithCompileHint, withCompileHint } from './compile-hint.ts';

test('a script with the hint has it in a line of its own, and its map still leads to where each word comes from', () => {
  const script = withCompileHint('export const one=1;');
  const map = mapWithCompileHint({ version: 3, sources: ['one.ts'], names: [], mappings: 'AAEA' });
  const lines = script.split('\n');
  expect(lines).toEqual(['//# allFunctionsCalledOnLoad', 'export const one=1;']);
  expect(originalPositionFor(new TraceMap(map), { line: 2, column: 0 })).toMatchObject({ source: 'one.ts', line: 3 });
});
