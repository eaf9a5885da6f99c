import { expect, test } from 'vitest';
import { itemText } from './widget-list.ts';

const poll = { name: 'poll', needs: 'A `data-id`.', policy: 'visible', bytes: 1549 };

test.each([
  ['gives the size of its file', {}, '## poll\n\n**visible** · 1.5 kB.\n\nA `data-id`.'],
  ['names a file that it shares', { pack: 'votes' }, '## poll\n\n**visible** · 1.5 kB with the others of `votes`.\n\nA `data-id`.'],
  ['says why it wakes then', { wakes: 'It can wait.' }, '## poll\n\n**visible** · 1.5 kB. It can wait.\n\nA `data-id`.'],
])('a box in the list of boxes %s', (_, more, text) => {
  expect(itemText({ ...poll, ...more })).toBe(text);
});
