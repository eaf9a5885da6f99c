import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLibrary, positionsIn } from './places.ts';

test('positionsIn returns the line and column of any offset', () => {
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

test.each([
  ...['/js/jquery.min.js:2:1', 'https://cdn.example/npm/swiper@11/swiper.js', '/wp-includes/js/wp-embed.js', '/vendor/a.js?v=1'].map(script => [script, true] as const),
  ...['/js/site.js', '/assets/AAAAAAAA/poll.js', 'widgets/forms/poll/poll.tsx', '/js/jquery-of-ours/menu.js', '/reactions.js'].map(script => [script, false] as const),
])('%s is a library: %s', (script, expected) => {
  expect(isLibrary(script)).toBe(expected);
});
