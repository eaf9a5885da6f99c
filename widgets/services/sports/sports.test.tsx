import { expect, test } from 'vitest';
import { print } from '../../shared/testing/page.ts';
import { parseSports } from './markup.ts';

test('a box of no league is refused', () => {
  expect(() => parseSports(print('<div></div>'))).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});
