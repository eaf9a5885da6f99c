import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsIn } from './positions.ts';

test('a place is told by its line and column, counted from 0', () => {
  const positionOf = positionsIn('سلام\nab\r\nc');
  expect([0, 4, 5, 7, 9, 10].map(positionOf)).toEqual([
    { line: 0, column: 0 },
    { line: 0, column: 4 },
    { line: 1, column: 0 },
    { line: 1, column: 2 },
    { line: 2, column: 0 },
    { line: 2, column: 1 },
  ]);
});

test('the lines before a place and its column make up its distance from the start', () => {
  const line = fc.string({ unit: fc.constantFrom('a', '"', 'س', '😀') });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat(), (lines, random) => {
      const text = lines.join('\n');
      const offset = random % (text.length + 1);
      const position = positionsIn(text)(offset);
      const before = lines.slice(0, position.line).reduce((sum, { length }) => sum + length + 1, 0);
      expect(before + position.column).toBe(offset);
      expect(position.column).toBeLessThanOrEqual(lines[position.line]?.length ?? -1);
    }),
  );
});
