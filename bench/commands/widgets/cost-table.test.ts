import { expect, test } from 'vitest';
import type { WidgetCost } from '../../results/summary.ts';
import { sortedBy } from './cost-table.ts';

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

test('the table puts the dearest widgets first, and those without a figure last', () => {
  const costs = [cost({ widget: 'visit', tapTime: null }), cost({ widget: 'like', tapTime: 8 }), cost({ widget: 'poll' })];
  expect(sortedBy(costs, 'tap').map(({ widget }) => widget)).toEqual(['poll', 'like', 'visit']);
});
