import { expect, test } from 'vitest';
import { buildLaterStyles } from './later-styles.ts';

/** In the order of the cascade. */
const sheets = {
  fields: { css: 'a{}', imports: [] },
  poll: { css: 'b{}', imports: ['fields'] },
  rating: { css: 'c{}', imports: [] },
};

const textOf = (content: Uint8Array | undefined): string => new TextDecoder().decode(content);

test('a list is one file: its sheets in the order of the cascade, and nothing that it does not name', () => {
  const { styles, contents } = buildLaterStyles(sheets, { end: ['rating', 'poll'] });
  expect(styles.end?.sheets).toEqual(['poll', 'rating']);
  expect(textOf(contents.get(styles.end?.file ?? ''))).toBe('b{}c{}');
});

test('a file that has another content has another name', () => {
  const { styles } = buildLaterStyles(sheets, { one: ['poll'], other: ['rating'] });
  expect(styles.one?.file).toMatch(/^shared\/one-\w{8}\.css$/);
  expect(buildLaterStyles({ ...sheets, poll: { css: 'd{}', imports: [] } }, { one: ['poll'] }).styles.one?.file).not.toBe(styles.one?.file);
});

test('a list that names a sheet which is not there is refused', () => {
  expect(() => buildLaterStyles(sheets, { end: ['gone'] })).toThrow('gone.css');
});
