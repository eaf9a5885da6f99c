import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Pass } from './pass.ts';
import { scriptPlaces } from '../../subjects/maps/places.ts';
import type { Arm } from '../../subjects/arm.ts';
import { calibratedPass } from './calibrated-pass.ts';

const arm: Arm = { name: 'preact', address: 'https://localhost', maps: scriptPlaces, stop: () => Promise.resolve() };
const page = { name: 'home', path: '/' };

test('the machine is looked at before each visit, which says what it always says', async () => {
  const order: string[] = [];
  const visit: Pass = {
    name: 'note',
    label: 'noting',
    kind: 'timed',
    warmUps: 0,
    measure: () => {
      order.push('visit');
      return Promise.resolve({ figures: { 'cpu.load': 7 }, details: {} });
    },
  };
  const { pass, probes } = calibratedPass(visit, () => {
    order.push('look');
    return { JSON: order.length };
  });
  expect(probes()).toMatchObject({ JSON: [] });
  for (let round = 0; round < 2; round += 1) {
    expect((await pass.measure({} as Browser, arm, page)).figures).toEqual({ 'cpu.load': 7 });
  }
  expect(order).toEqual(['look', 'visit', 'look', 'visit']);
  expect(probes()).toMatchObject({ JSON: [1, 3] });
  expect(pass.name).toBe('note');
});
