import { expect, test } from 'vitest';
import { tableOf, withTable } from './widget-table.ts';

const rows = [
  { name: 'poll', needs: '`data-id`', policy: 'visible', bytes: 1549 },
  { name: 'visit', needs: 'nothing', policy: 'now', bytes: 401 },
];

const around = (table: string): string =>
  `# Widgets\n\n<!-- The table is written by npm run docs. -->\n${table}\n<!-- That was the table. -->\n\nMore.\n`;

test('each widget has a line, with its size to a tenth of a kB', () => {
  expect(tableOf(rows).split('\n').slice(2)).toEqual([
    '| `poll` | `data-id` | visible | 1.5 kB |',
    '| `visit` | nothing | now | 0.4 kB |',
  ]);
});

test('a table takes the place of the one before, and nothing else changes', () => {
  expect(withTable(around('| old |'), tableOf(rows))).toBe(around(tableOf(rows)));
  expect(withTable(around(tableOf(rows)), tableOf(rows))).toBe(around(tableOf(rows)));
});

test('a text without a place for a table is an error', () => {
  expect(() => withTable('# Widgets', tableOf(rows))).toThrow('no place for the table');
});
