import { expect, test } from 'vitest';
import { loadReferences } from '../build/documents/references.ts';
import { idsIn, serverData } from './server-data.ts';

const references = await loadReferences();

interface ServerData {
  lists: Record<string, { day: string }[]>;
  reads: Record<string, { answer: Record<string, unknown> }>;
}

const { lists, reads } = serverData(references, idsIn([])) as ServerData;

test('the news to copy name a day above its first item alone', () => {
  expect(lists['latest-en']?.map(({ day }) => day)).toEqual(['17 November', '', '', '']);
});

test.each([
  ['leagues', ['seasons', 'weeksProxyByLeague', 'standingProxyByLeague', 'standingAndFixtures']],
  ['seasons', ['weeks', 'standing']],
  ['weeks', ['fixtures']],
  ['fixtures', ['fixtureDetail']],
])('the data to copy have what a reader finds under each of their %s', (list, calls) => {
  const items = Object.values(reads).flatMap(({ answer }) => (answer[list] ?? []) as { id: string }[]);
  expect(items).not.toEqual([]);
  const wanted = items.flatMap(({ id }) => calls.map(call => `/sport/${call}/${id}`));
  expect(Object.keys(reads)).toEqual(expect.arrayContaining(wanted));
});
