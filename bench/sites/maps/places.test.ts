import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsIn } from './places.ts';

test('line and column of any offset lead back to it', () => {
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
