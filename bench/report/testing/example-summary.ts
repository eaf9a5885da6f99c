import type { Summary } from '../../results/summary.ts';
import { builtRequests, twinRequests } from './example-requests.ts';
import { exampleSeries } from './example-series.ts';

const block = (y: number, height: number, fill: string): string =>
  `<rect x="6" y="${y}" width="60" height="${height}" fill="${fill}"/>`;

/** A phone with as much of a page on it as has come. */
function picture(blocks: number): string {
  const page = [block(6, 8, '#a3162f'), block(20, 36, '#c9b8a0'), block(62, 6, '#555'), block(72, 40, '#ddd')];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 128"><rect width="72" height="128" fill="#fff"/>${page.slice(0, blocks).join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const frames = (...times: number[]): Summary['stories'][number]['frames'] =>
  times.map((at, index) => ({ at, image: picture(index) }));

const compared = { against: 'twin', margin: 0.03, rounds: 40 };

/** A run as it may come out: something is worse, something undecided, and there is something of everything. */
export const exampleSummary: Summary = {
  schema: 1,
  verdict: 'regression',
  sentence: 'One function of the poll is called more often than before and the CPU of scrolling home is 8.4 % over its margin; everything else holds.',
  command: 'npm run bench -- run --pages home,article --rounds 40 --seed 20251',
  startedAt: '2026-03-04T06:12:45.120Z',
  seconds: 412,
  seed: 20251,
  machine: { Chromium: '141.0.7390.54', Node: '24.21.0', cores: 2, 'load at the start': 0.34, memory: '7.8 GB', system: 'Linux 6.12' },
  gates: [
    {
      gate: 'exact',
      page: 'home',
      metric: 'calls',
      label: 'function calls',
      unit: '',
      outcome: 'failed',
      figure: 39_114,
      limit: 37_254,
      sentence: 'home · function calls 37,254 → 39,114 (+1,860, +5.0 %; limit +0), most of them in widgets/forms/poll/poll.tsx.',
      culprits: ['widgets/forms/poll/poll.tsx:42 Option', 'widgets/shared/island/island.tsx:18 h', 'kernel/wake.ts:31 wake'],
      reproduce: 'npm run bench -- run --pages home --count',
    },
    {
      gate: 'ratio',
      page: 'home',
      metric: 'cpu.scroll',
      label: 'CPU of scrolling to the end',
      unit: 'ms',
      outcome: 'failed',
      figure: 1.084,
      limit: 1.03,
      sentence: 'home · CPU of scrolling to the end is 8.4 % more than the base; even the least that it may be, 5.1 %, is past the margin of 3 %.',
      culprits: ['widgets/forms/poll/poll.tsx:57 measure'],
      reproduce: 'npm run bench -- compare origin/main HEAD --pages home',
    },
    {
      gate: 'ratio',
      page: 'article',
      metric: 'cpu.load',
      label: 'CPU of the load',
      unit: 'ms',
      outcome: 'inconclusive',
      figure: 1.021,
      limit: 1.03,
      sentence: 'article · CPU of the load is 2.1 % more than the base, and may be anything from 0.2 % less to 4.4 % more.',
      culprits: [],
      reproduce: 'npm run bench -- compare origin/main HEAD --pages article --rounds 80',
    },
    ...(['bytes.html', 'bytes.js.load', 'requests.end', 'nodes'] as const).map((metric, index) => ({
      gate: 'exact' as const,
      page: 'article',
      metric,
      label: ['HTML', 'JS before scroll', 'requests', 'nodes'][index] ?? metric,
      unit: index < 2 ? 'B' : '',
      outcome: 'passed' as const,
      figure: [13_904, 2_641, 11, 1_402][index] ?? 0,
      limit: [14_336, 2_764, 11, 1_402][index] ?? 0,
      sentence: 'within its limit',
      culprits: [],
      reproduce: 'npm run bench -- ci --only exact',
    })),
    {
      gate: 'ceiling',
      page: 'home',
      metric: 'lcp',
      label: 'LCP of a simulated phone',
      unit: 'ms',
      outcome: 'passed',
      figure: 1_204,
      limit: 1_800,
      sentence: 'within its limit',
      culprits: [],
      reproduce: 'npm run bench -- ci --only lighthouse',
    },
  ],
  comparisons: [
    { ...compared, page: 'home', metric: 'cpu.load', label: 'CPU of the load', arm: 'preact', ratio: 1.231, low: 1.208, high: 1.252, verdict: 'worse' },
    { ...compared, page: 'home', metric: 'cpu.load', label: 'CPU of the load', arm: 'react', ratio: 1.594, low: 1.551, high: 1.633, verdict: 'worse' },
    { ...compared, page: 'home', metric: 'lcp', label: 'LCP', arm: 'preact', ratio: 1.006, low: 0.991, high: 1.019, verdict: 'same' },
    { ...compared, page: 'home', metric: 'cpu.script', label: 'CPU of script', arm: 'head', against: 'base', ratio: 0.88, low: 0.851, high: 0.912, verdict: 'better' },
    { ...compared, page: 'article', metric: 'cpu.load', label: 'CPU of the load', arm: 'head', against: 'base', ratio: 1.021, low: 0.998, high: 1.044, verdict: 'inconclusive' },
    { ...compared, page: 'article', metric: 'cpu.scroll', label: 'CPU of scrolling to the end', arm: 'head', against: 'base', ratio: 1.002, low: 0.984, high: 1.018, verdict: 'same' },
  ],
  series: exampleSeries,
  widgets: [
    { widget: 'poll', arm: 'preact', bytes: 1_902, sharedBytes: 7_580, requests: 3, compiled: 4, calls: 1_204, wakeTime: 11.8, tapTime: 24.1, heap: 212_340, twinRatio: 1.31 },
    { widget: 'comments', arm: 'preact', bytes: 1_988, sharedBytes: 9_114, requests: 4, compiled: 6, calls: 2_655, wakeTime: 18.2, tapTime: 31.6, heap: 398_112, twinRatio: 1.44 },
    { widget: 'carousel', arm: 'preact', bytes: 1_260, sharedBytes: 0, requests: 1, compiled: 1, calls: 188, wakeTime: 2.4, tapTime: 12, heap: 18_004, twinRatio: 1.06 },
    { widget: 'back-to-top', arm: 'preact', bytes: 402, sharedBytes: 0, requests: 1, compiled: 1, calls: 21, wakeTime: 0.6, tapTime: null, heap: 2_110, twinRatio: null },
  ],
  taps: [
    {
      page: 'home',
      arm: 'preact',
      taps: [
        { widget: 'poll', moment: 'at first paint', effects: 1, time: 341 },
        { widget: 'poll', moment: '412 ms after the answer', effects: 1, time: 28.4 },
        { widget: 'poll', moment: 'while its file is on its way', effects: 2, time: 163 },
        { widget: 'like', moment: 'at first paint', effects: 0, time: null },
        { widget: 'like', moment: 'after the load', effects: 1, time: 19.2 },
      ],
    },
    { page: 'home', arm: 'react', taps: [{ widget: 'poll', moment: 'at first paint', effects: 1, time: 522 }] },
  ],
  stories: [
    { page: 'home', arm: 'preact', requests: builtRequests, frames: frames(120, 412, 470, 610, 655), marks: { FCP: 412, LCP: 642 } },
    { page: 'home', arm: 'twin', requests: twinRequests, frames: frames(110, 404, 452, 590, 630), marks: { FCP: 404, LCP: 618 } },
  ],
  culprits: [
    { page: 'home', metric: 'calls', name: 'widgets/forms/poll/poll.tsx:42 Option', before: 1_204, after: 2_404 },
    { page: 'home', metric: 'calls', name: 'widgets/shared/island/island.tsx:18 h', before: 9_120, after: 9_780 },
    { page: 'home', metric: 'bytes.js.end', name: '/assets/poll.js', before: 1_902, after: 2_011 },
    { page: 'home', metric: 'nodes', name: '.poll > ol > li:nth-child(4) > label', before: 0, after: 3 },
  ],
  details: [
    {
      page: 'home',
      arm: 'preact',
      details: {
        forcedLayouts: [{ kind: 'layout', source: 'widgets/forms/poll/poll.tsx:57', name: 'measure', count: 4, time: 3.2 }],
        longestTasks: [{ time: 21.3, at: 430, source: 'widgets/shared/island/island.tsx:18' }],
        shifts: [{ value: 0.004, at: 702, selector: 'main > .carousel' }],
        functions: [
          { file: '/assets/poll.js', source: 'widgets/forms/poll/poll.tsx:42', name: 'Option', calls: 2_404, blocks: 9_616 },
          { file: '/assets/kernel.js', source: 'kernel/wake.ts:31', name: 'wake', calls: 46, blocks: 190 },
        ],
        attribution: { lcp: { element: 'main > .lead img', timeToFirstByte: 168, resourceLoadDelay: 3, resourceLoadDuration: 405 } },
        awake: ['carousel', 'poll', 'back-to-top'],
      },
    },
  ],
  warnings: ['The load of the machine rose from 0.34 to 1.90 during the run; intervals are wider than usual.'],
};

/** A run that has nothing to say but that it was. */
export const emptySummary: Summary = {
  schema: 1,
  verdict: 'passed',
  sentence: 'Nothing was measured.',
  command: 'npm run bench -- run',
  startedAt: '2026-03-04T06:12:45.120Z',
  seconds: 0,
  seed: 1,
  machine: {},
  gates: [],
  comparisons: [],
  series: [],
  widgets: [],
  taps: [],
  stories: [],
  culprits: [],
  details: [],
  warnings: [],
};
