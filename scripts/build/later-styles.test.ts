import { expect, test } from 'vitest';
import { buildLaterStyles } from './later-styles.ts';

/** In the order of the cascade. */
const sheets = {
  fields: { css: 'a{}', imports: [] },
  poll: { css: 'b{}', imports: ['fields'] },
  rating: { css: 'c{}', imports: [] },
};

const textOf = (content: Uint8Array | undefined): string => new TextDecoder().decode(content);

test('a list becomes one file with its own sheets in the order of the cascade', () => {
  const { styles, contents } = buildLaterStyles(sheets, { end: ['rating', 'poll'] });
  expect(styles.end?.sheets).toEqual(['poll', 'rating']);
  expect(textOf(contents.get(styles.end?.file ?? ''))).toBe('b{}c{}');
});

test('a list with an unknown sheet is refused', () => {
  expect(() => buildLaterStyles(sheets, { end: ['gone'] })).toThrow('gone.css');
});
