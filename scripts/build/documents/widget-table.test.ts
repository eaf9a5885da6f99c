import { expect, test } from 'vitest';
import { tableOf, withTable } from './widget-table.ts';

const rows = [
  { name: 'poll', needs: '`data-id`', policy: 'visible', bytes: 1549 },
  { name: 'visit', needs: 'nothing', policy: 'now', bytes: 401 },
];

const around = (table: string): string =>
  `# Widgets\n\n<!-- The table is written by npm run docs. -->\n${table}\n<!-- That was the table. -->\n\nMore.\n`;

test('a new table replaces the old one, and nothing else changes', () => {
  expect(withTable(around('| old |'), tableOf(rows))).toBe(around(tableOf(rows)));
  expect(withTable(around(tableOf(rows)), tableOf(rows))).toBe(around(tableOf(rows)));
});

test('a text without a place for the table is refused', () => {
  expect(() => withTable('# Widgets', tableOf(rows))).toThrow('no place for the table');
});
