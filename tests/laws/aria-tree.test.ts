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

test('a snapshot is kept without addresses, and in full only for the first of neighbours that are alike', () => {
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
])('a change of %s changes what is kept', (_, before, after) => {
  expect(ariaTree(snapshot.replace(before, after))).not.toBe(ariaTree(snapshot));
});

test('the roles of a snapshot change with a role, and not with its words', () => {
  expect(ariaRoles(snapshot.replace('Two', 'Three'))).toEqual(ariaRoles(snapshot));
  expect(ariaRoles(snapshot.replace('button', 'link'))).not.toEqual(ariaRoles(snapshot));
});
