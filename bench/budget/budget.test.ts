import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultBudget, ownPages } from '../sites/own-site.ts';
import { exactLimits, parseBudget, readBudget } from './budget.ts';
import { limitFor } from './ratchet.ts';
import { writeJson } from './write-json.ts';

const budget = readBudget();

test('the budget is written as the bench would write it', () => {
  expect(readFileSync(defaultBudget, 'utf8')).toBe(`${writeJson(budget)}\n`);
});

test('every limit names a change that there is', () => {
  const limits = exactLimits(budget);
  expect(limits.length).toBeGreaterThan(100);
  for (const { id, change } of limits) expect(budget.changes[change], id).toBeDefined();
});

test('no limit is below what was measured when it was set, and no id stands for two', () => {
  const limits = exactLimits(budget);
  expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
  for (const { id, least, limit, measured } of limits) {
    expect(least ? -limit : limit, id).toBeGreaterThanOrEqual((least ? -1 : 1) * (measured ?? NaN));
  }
});

test.each(['requests.load', 'requests.js.end', 'nodes', 'listeners', 'heap', 'awake', 'shift'])(
  'each page kind has a budget of its %s',
  metric => {
    const pages = budget.pages.find(one => one.metric === metric)?.pages ?? {};
    expect(Object.keys(pages).sort()).toEqual(Object.keys(ownPages).sort());
  },
);

test('limits of counts are what is measured', () => {
  for (const limit of exactLimits(budget).filter(({ slack }) => slack === 0)) {
    expect(limit.limit, limit.id).toBe(limitFor(limit, limit.measured ?? NaN));
  }
});

describe('a broken budget is a sentence', () => {
  test.each([
    ['{', 'budget.json is no JSON: correct it.'],
    ['{}', 'budget.json is no budget: changes'],
    [JSON.stringify({ ...budget, more: 1 }), 'Unrecognized key'],
    [JSON.stringify({ ...budget, pages: [{ ...budget.pages[0], metric: 'speed' }] }), 'There is no metric "speed".'],
    [JSON.stringify({ ...budget, ceilings: [{ ...budget.ceilings[0], limit: [] }] }), 'ceilings.0.limit'],
  ])('%#', (text, sentence) => {
    expect(() => parseBudget(text, 'budget.json')).toThrow(sentence);
  });
});
