import { expect, test } from 'vitest';
import { ariaRoles, ariaTree } from '../testing/aria-tree.ts';

const snapshot = `- main:
  - button "Send" [disabled]
  - list:
    - listitem:
      - link "One":
        - /url: /1
      - time: 8:30
    - listitem:
      - link "Two":
        - /url: /2
      - time: 8:40
  - paragraph:
    - strong: New
  - 'heading "Done: all" [level=2]': "Done: all"`;

test('ariaTree drops addresses and shortens all but the first of similar neighbours', () => {
  expect(ariaTree(snapshot)).toBe(`- main:
  - button "Send" [disabled]
  - list:
    - listitem:
      - link "One":
      - time: 8:30
    - … 1 more: Two · 8:40
  - paragraph > strong: New
  - 'heading "Done: all" [level=2]': "Done: all"`);
});

test.each([
  ['a label', 'Send', 'Sent'],
  ['a label that is left out', 'Two', 'Three'],
  ['a text', '8:40', '8:50'],
  ['a role', 'button', 'link'],
  ['a role that is left out', '- time: 8:40', '- text: 8:40'],
  ['a state', ' [disabled]', ''],
  ['a level', 'level=2', 'level=3'],
])('ariaTree reflects a change of %s', (_, before, after) => {
  expect(ariaTree(snapshot.replace(before, after))).not.toBe(ariaTree(snapshot));
});

test('ariaRoles changes with a role, but not with the text', () => {
  expect(ariaRoles(snapshot.replace('Two', 'Three'))).toEqual(ariaRoles(snapshot));
  expect(ariaRoles(snapshot.replace('button', 'link'))).not.toEqual(ariaRoles(snapshot));
});
