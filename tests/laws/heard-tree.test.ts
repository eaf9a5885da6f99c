import { expect, test } from 'vitest';
import { heardRoles, heardTree, heardWords } from '../testing/heard-tree.ts';

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
  - 'heading "Done: all" [level=2]': "Done: all"`;

test('a snapshot is kept without addresses, and of neighbours alike with the words of all but the first', () => {
  expect(heardTree(snapshot)).toBe(`- main:
  - button "Send" [disabled]
  - list:
    - listitem:
      - link "One":
      - time: 8:30
    - … 1 more: Two · 8:40
  - 'heading "Done: all" [level=2]': "Done: all"`);
  expect(heardWords(snapshot)).toBe('- in these roles: Send · One · 8:30 · Two · 8:40 · Done: all · "Done: all"');
});

test.each([
  ['a label', 'Send', 'Sent'],
  ['a label of one that is left out', 'Two', 'Three'],
  ['a text', '8:40', '8:50'],
  ['a role', 'button', 'link'],
  ['a role of one that is left out', '- time: 8:40', '- text: 8:40'],
  ['a state', ' [disabled]', ''],
  ['a level', 'level=2', 'level=3'],
])('%s that changes, changes what is kept', (_, before, after) => {
  const changed = snapshot.replace(before, after);
  expect(heardTree(changed)).not.toBe(heardTree(snapshot));
  const roles = heardRoles(snapshot).symmetricDifference(heardRoles(changed));
  expect(heardWords(changed) !== heardWords(snapshot) || roles.size > 0).toBe(true);
});
