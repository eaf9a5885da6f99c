import { expect, test } from 'vitest';
import type { WidgetCost } from '../../results/summary.ts';
import { columnOf, headingOf, lineOf, sortedBy, tablesOf } from './cost-table.ts';

const cost = (given: Partial<WidgetCost>): WidgetCost => ({
  widget: 'poll',
  arm: 'preact',
  bytes: 1874,
  sharedBytes: 500,
  requests: 3,
  compiled: 3,
  calls: 508,
  wakeTime: 12.34,
  tapTime: 24.4,
  heap: 238_464,
  twinRatio: 1.2345,
  ...given,
});

test('a line says every figure of a widget under its heading, and fits 100 columns', () => {
  expect(lineOf(cost({})).split(/\s+/)).toEqual(['poll', '1,874', '500', '3', '3', '508', '12.3', '24', '238,464', '1.23']);
  const widest = { widget: 'category-description', bytes: 99_999, sharedBytes: 999_999, calls: 999_999, heap: 9_999_999 };
  expect(lineOf(cost(widest))).toHaveLength(headingOf('preact').length);
  expect(`${lineOf(cost(widest))} preact`.length).toBeLessThanOrEqual(100);
});

test('a figure that a widget does not have is a dash', () => {
  expect(lineOf(cost({ wakeTime: null, tapTime: null, twinRatio: null })).match(/–/g)).toHaveLength(3);
});

test('the dearest come first, and last what has no such figure', () => {
  const costs = [cost({ widget: 'visit', tapTime: null }), cost({ widget: 'like', tapTime: 8 }), cost({ widget: 'poll' })];
  expect(sortedBy(costs, 'tap').map(({ widget }) => widget)).toEqual(['poll', 'like', 'visit']);
});

test('each build has a table of its own', () => {
  const tables = tablesOf([cost({}), cost({ arm: 'react' }), cost({ widget: 'like', bytes: 2000 })], 'bytes').split('\n\n');
  expect(tables.map(table => table.split('\n').map(line => line.split(' ')[0]))).toEqual([
    ['preact', 'like', 'poll'],
    ['react', 'poll'],
  ]);
});

test('an unknown column is answered with those that there are', () => {
  expect(columnOf('heap')).toBe('heap');
  expect(() => columnOf('size')).toThrow('--sort is "size"; it can be bytes, shared');
  expect(() => columnOf('toString')).toThrow('--sort is "toString"');
});
