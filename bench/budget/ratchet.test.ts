import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Budget, exactLimits, type Limit, readBudget } from './budget.ts';
import { figuresOf, limitFor, proposals, withProposals } from './ratchet.ts';

const limit = (changes: Partial<Limit>): Limit => ({
  id: 'calls:home',
  page: 'home',
  metric: 'calls',
  why: 'To try it.',
  owner: 'widgets',
  least: false,
  slack: 0,
  tolerance: 0,
  unit: '',
  change: 0,
  limit: 1000,
  measured: 1000,
  ...changes,
});

const propose = (changes: Partial<Limit>, figure: number, mayLoosen = false) =>
  proposals([limit(changes)], new Map([['calls:home', figure]]), { mayLoosen }).map(({ limit: { limit: from }, to, isLooser }) => ({ from, to, isLooser }));

test('a count follows what is measured; bytes leave two per cent', () => {
  expect(propose({}, 900)).toEqual([{ from: 1000, to: 900, isLooser: false }]);
  expect(propose({ slack: 0.02, unit: 'B' }, 900)).toEqual([{ from: 1000, to: 918, isLooser: false }]);
  expect(propose({ slack: 0.02, unit: 'B' }, 985)).toEqual([]);
});

test('a figure that scatters a little moves nothing', () => {
  const heap = { slack: 0.01, tolerance: 0.01, unit: 'B' };
  expect(propose(heap, 989)).toEqual([]);
  expect(propose(heap, 900)).toEqual([{ from: 1000, to: 909, isLooser: false }]);
});

test('nothing is loosened but for a reason', () => {
  expect(propose({}, 1001)).toEqual([]);
  expect(propose({}, 1001, true)).toEqual([{ from: 1000, to: 1001, isLooser: true }]);
});

test('of what has to be there, more is tighter', () => {
  expect(propose({ least: true }, 1001)).toEqual([{ from: 1000, to: 1001, isLooser: false }]);
  expect(propose({ least: true }, 999)).toEqual([]);
  expect(propose({ least: true }, 999, true)).toEqual([{ from: 1000, to: 999, isLooser: true }]);
});

test('what was not measured is let be', () => {
  expect(proposals([limit({})], new Map(), { mayLoosen: true })).toEqual([]);
});

test('a limit that is set to what was measured is kept by it, whatever the slack', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0, 0.01, 0.02, 0.05), (measured, slack) => {
      expect(limitFor(limit({ slack }), measured)).toBeGreaterThanOrEqual(measured);
    }),
  );
});

test('without a reason no limit ever becomes looser', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.constantFrom(0, 0.01, 0.02, 0.05), fc.boolean(), (figure, slack, least) => {
      for (const { from, to } of propose({ slack, least }, figure)) {
        expect(least ? from : to).toBeLessThan(least ? to : from);
      }
    }),
  );
});

test('a looser limit names its change, a tighter one keeps its own, and the budget before stays as it was', () => {
  const before: Budget = readBudget();
  const limits = exactLimits(before).filter(({ id }) => /^requests\.js\.end:(article|home)$/.test(id));
  const about = { date: '2026-12-01', reason: 'What wakes together comes together.', chromium: '156.0' };
  const after = withProposals(before, limits.map(one => {
    return { limit: one, to: 8, measured: 7, isLooser: one.page === 'home' };
  }), about);
  expect(exactLimits(after).filter(({ id }) => limits.some(one => one.id === id))).toEqual(limits.map(one => {
    return { ...one, limit: 8, measured: 7, change: one.page === 'home' ? before.changes.length : one.change };
  }));
  expect(after.changes).toEqual([...before.changes, about]);
  expect(exactLimits(before).filter(({ id }) => limits.some(one => one.id === id))).toEqual(limits);
});

test('figures of exact gates go by the ids of their limits', () => {
  const gate = { page: 'home', metric: 'nodes', figure: 1841, label: '', unit: '', limit: 1, outcome: 'passed' } as const;
  const words = { sentence: '', culprits: [], reproduce: '' };
  const gates = [{ ...gate, ...words, gate: 'exact' }, { ...gate, ...words, gate: 'ceiling', metric: 'seo' }] as const;
  expect([...figuresOf(gates.map(one => ({ ...one, culprits: [] })))]).toEqual([['nodes:home', 1841]]);
});
