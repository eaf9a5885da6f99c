import { describe, expect, test } from 'vitest';
import { readBudget } from '../budget.ts';
import type { Series } from '../../results/summary.ts';
import { ownPages } from '../../sites/own-site.ts';
import { judgePages, type PageLimit, pageLimits } from './page-budgets.ts';

const names = Object.keys(ownPages);

const series = (page: string, metric: string, values: number[]): Series => {
  return { page, arm: 'preact', metric, label: metric, unit: '', kind: 'exact', values };
};

const limit = (changes: Partial<PageLimit>): PageLimit => ({
  page: 'home',
  metric: 'nodes',
  step: { change: 0, limit: 1841, measured: 1841 },
  ...changes,
});

const judge = (limits: readonly PageLimit[], measured: readonly Series[], culprits: string[] = []) =>
  judgePages(limits, measured, { site: 'preact', visits: 3, nameCulprits: () => culprits });

test('this checkout has a budget of more than one page, each in words and with the command that shows it again', () => {
  const limits = pageLimits(readBudget(), names);
  expect(new Set(limits.map(({ page }) => page)).size).toBe(names.length);
  const [result] = judge([limit({})], [series('home', 'nodes', [1841, 1841, 1841])]);
  const reproduce = 'npm run bench -- run --pages home --only count';
  expect(result).toMatchObject({ outcome: 'passed', label: 'nodes', reproduce });
});

test('who is likely to blame is named', () => {
  const [result] = judge([limit({})], [series('home', 'nodes', [1842, 1842, 1842])], ['ticker +1']);
  expect(result).toMatchObject({ outcome: 'failed', culprits: ['ticker +1'] });
});

describe('it is a sentence, and no pass,', () => {
  test.each([[[]], [[series('home', 'nodes', [1, 1])]], [[series('article', 'nodes', [1, 1, 1])]]])(
    'when a figure was not measured at every visit',
    measured => {
      expect(() => judge([limit({})], measured)).toThrow(/^home · nodes was measured at \d of 3 visits/);
    },
  );

  test('when nothing was counted where there has to be something', () => {
    expect(() => judge([limit({})], [series('home', 'nodes', [0, 0, 0])])).toThrow('home · nodes is 0: nothing was measured');
  });
});

test('a figure that may be nothing is no error', () => {
  const shift = limit({ metric: 'shift', step: { change: 0, limit: 0, measured: 0 } });
  expect(judge([shift], [series('home', 'shift', [0, 0, 0])])[0]?.outcome).toBe('passed');
});
