import { expect, test } from 'vitest';
import type { RequestRecord, Sample } from '../../results/sample.ts';
import { blankPage } from './box.ts';
import { costOf, timesOf } from './measure-widgets.ts';
import { request as exampleRequest, sample as exampleSample } from '../../results/testing/examples.ts';

const request = (path: string, type: RequestRecord['type'], bytes: number): RequestRecord =>
  exampleRequest(`https://localhost:4000${path}`, { type, bytes });

const sample = (given: Partial<Sample>): Sample => exampleSample({ probe: 'time-box', page: 'poll', ...given });

const common = [request('/catalogue/poll/voted', 'document', 4000), request('/assets/A/kernel.js', 'script', 2000)];
const files = { own: new Map([['poll', 'A/poll.js']]), common: ['A/kernel.js', 'shared/runtime.js'] };

const counted = (page: string, requests: RequestRecord[], figures: Sample['figures']): Sample =>
  sample({ probe: 'count-box', page, figures, details: { requests } });

const blank = counted(blankPage, [request('/catalogue/poll/voted?without=box', 'document', 900), ...common.slice(1)], {
  compiled: 2,
  calls: 300,
  heap: 1_000_000,
});
const box = counted(
  'poll',
  [
    ...common,
    request('/assets/A/poll.js', 'script', 1900),
    request('/assets/shared/runtime.js', 'script', 7000),
    request('/assets/shared/votes.js', 'script', 500),
    request('/media/evening.webp', 'image', 30_000),
    request('/rest/state', 'call', 80),
  ],
  { compiled: 5, calls: 810, heap: 1_240_000 },
);

const timed = (arm: string, round: number, load: number, more: Sample['figures'] = {}): Sample =>
  sample({ arm, round, figures: { 'cpu.load': load, 'cpu.scroll': 10, ...more } });

test('a widget\'s cost is the difference to the page without a box, except pictures, kernel and runtime', () => {
  expect(costOf([blank, box], { widget: 'poll', arm: 'preact', files })).toEqual({
    widget: 'poll',
    arm: 'preact',
    bytes: 1900,
    sharedBytes: 500,
    requests: 4,
    compiled: 3,
    calls: 510,
    heap: 240_000,
    wakeTime: null,
    tapTime: null,
    twinRatio: null,
  });
});

test('an uncounted widget has no cost', () => {
  expect(costOf([blank], { widget: 'poll', arm: 'preact', files })).toBeUndefined();
  expect(costOf([blank, box], { widget: 'poll', arm: 'react', files })).toBeUndefined();
});

test('a widget without a file in the build is an error', () => {
  const other = { ...files, own: new Map<string, string>() };
  expect(() => costOf([blank, box], { widget: 'poll', arm: 'preact', files: other })).toThrow('no file of the widget "poll"');
});

test('times are medians, and ratios compare the same rounds', () => {
  const rounds = [1, 10, 100];
  const boxes = rounds.map((slow, round) => timed('preact', round, 30 * slow - 10, { 'cpu.wake': 4 * slow, 'tap.paint': 20 }));
  const twins = rounds.map((slow, round) => timed('twin', round, 20 * slow - 10));
  expect(timesOf({ box: boxes, twin: twins.reverse() })).toEqual({
    wakeTime: 40,
    tapTime: 20,
    twinRatio: expect.closeTo(1.5, 9) as number,
  });
});

test('a box without a control has no tap time, and unpaired rounds give no ratio', () => {
  const times = timesOf({ box: [timed('preact', 0, 20, { 'cpu.wake': 4 })], twin: [timed('twin', 1, 20)] });
  expect(times).toEqual({ wakeTime: 4, tapTime: null, twinRatio: null });
});
