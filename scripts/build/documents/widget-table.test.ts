import { expect, test } from 'vitest';
import { tableOf } from './widget-table.ts';

test('the table of widgets gives the size of each file, and names those that travel together', () => {
  const rows = [
    { name: 'poll', needs: '`data-id`', policy: 'visible', bytes: 1549 },
    { name: 'like', needs: 'nothing', policy: 'now', bytes: 2401, pack: 'reading' },
  ];
  expect(tableOf(rows).split('\n').slice(2)).toEqual([
    '| `poll` | `data-id` | visible | 1.5 kB |',
    '| `like` | nothing | now | 2.4 kB, with the others of `reading` |',
  ]);
});
