import type { Browser } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import type { ReusedBrowser } from '../../browser/reuse-browser.ts';
import type { Probe } from '../probes/probe.ts';
import { createStore, openStore, type Store } from '../../results/store.ts';
import { scriptPlaces } from '../../sites/maps/places.ts';
import type { Arm } from '../../sites/arm.ts';
import { runRounds } from './run-rounds.ts';
import { freshFolder } from '../../../scripts/test/fresh-folder.ts';
import { manifest } from '../../results/testing/examples.ts';

const { at } = freshFolder();
let store: Store;
beforeEach(() => {
  store = createStore(at(), manifest());
});

const arm = (name: string): Arm => ({ name, address: 'https://localhost', maps: scriptPlaces, stop: () => Promise.resolve() });
const arms = ['base', 'head', 'twin'].map(arm);
const pages = ['home', 'article'].map(name => ({ name, path: '/' }));
const browser: ReusedBrowser = { use: work => work({} as Browser), [Symbol.asyncDispose]: () => Promise.resolve() };
const progress = { step: () => undefined, end: () => undefined };

/** Returns a probe that records its visits, and fails at visit `breakAt`. */
function noting(breakAt = Infinity) {
  const visited: string[] = [];
  const probe: Probe = {
    name: 'note',
    label: 'noting',
    kind: 'exact',
    measure: (_, { name }, page) => {
      if (visited.length === breakAt) return Promise.reject(new Error('killed'));
      visited.push(`${page.name} ${name}`);
      return Promise.resolve({ figures: { nodes: 1 }, details: {} });
    },
  };
  return { probe, visited };
}

const rounds = (probe: Probe, seed = 1): Promise<void> =>
  runRounds({ browser, store: { ...store, manifest: { ...store.manifest, seed } }, probe, arms, pages, progress });

test('each round visits every page of every variant once, with the variants of a page in a row', async () => {
  const { probe, visited } = noting();
  await rounds(probe);
  expect(visited).toHaveLength(18);
  for (let start = 0; start < 18; start += 3) {
    const group = visited.slice(start, start + 3);
    expect(new Set(group.map(text => text.split(' ')[0])).size).toBe(1);
    expect(new Set(group).size).toBe(3);
  }
});

test('the seed decides the order, which differs between rounds', async () => {
  const orders = [];
  for (const seed of [5, 5, 6]) {
    store.samples.length = 0;
    const { probe, visited } = noting();
    await rounds(probe, seed);
    orders.push(visited.join());
  }
  expect(orders[0]).toBe(orders[1]);
  expect(orders[0]).not.toBe(orders[2]);
});

test('a resumed run continues, and measures nothing twice', async () => {
  await expect(rounds(noting(7).probe)).rejects.toThrow('killed');
  store = openStore(at());
  expect(store.samples).toHaveLength(7);
  const { probe, visited } = noting();
  await rounds(probe);
  expect(visited).toHaveLength(11);
  const keys = openStore(at()).samples.map(({ page, arm: name, round }) => `${page} ${name} ${round}`);
  expect(new Set(keys).size).toBe(18);
});
