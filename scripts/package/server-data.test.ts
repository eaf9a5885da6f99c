import { expect, test } from 'vitest';
import { loadReferences } from '../build/documents/references.ts';
import { idsIn, serverData } from './server-data.ts';

const references = await loadReferences();

test('the news to copy name a day above its first item alone', () => {
  const { lists } = serverData(references, idsIn([])) as { lists: Record<string, { day: string }[]> };
  expect(lists['latest-en']?.map(({ day }) => day)).toEqual(['17 November', '', '', '']);
});
