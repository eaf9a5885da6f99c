import { type MetricName } from '../../results/metrics.ts';
import { emptyParts } from '../../results/summarise.ts';
import type { RequestRecord } from '../../results/sample.ts';
import type { Series, Summary } from '../../results/summary.ts';
import { comparison, gate, request, seriesOf } from '../../results/testing/examples.ts';

const asked = (path: string, facts: Partial<RequestRecord> = {}): RequestRecord => {
  const host = 'https://localhost:8443';
  return request(host + path, { bytes: 2_048, start: 174, end: 332, initiator: `${host}/`, ...facts });
};

/** Requests of a page without scripts. */
const twinRequests: RequestRecord[] = [
  asked('/', { type: 'document', bytes: 14_236, start: 0, initiator: null, depth: 0 }),
  asked('/assets/vazirmatn-text.4f1c.woff2', { type: 'font', bytes: 16_904 }),
  asked('/assets/cards.91aa.css', { type: 'style' }),
  asked('/media/2052/360.webp', { type: 'image', bytes: 17_330, start: 1402, end: 1616, beforeScroll: false }),
];

const late = { start: 1490, end: 1838, depth: 2, beforeScroll: false };

/** Requests of the same page with scripts: the kernel first, the others on scroll. */
const builtRequests: RequestRecord[] = [
  ...twinRequests,
  asked('/assets/kernel.0e77.js'),
  asked('/assets/poll.c5d3.js', late),
  asked('/api/poll/14', { ...late, type: 'call' }),
  asked('/api/poll/14', { ...late, type: 'call' }),
];

const series = (arm: string, metric: MetricName, values: number[]): Series => seriesOf(metric, values, { arm });

/** Figures of each variant: times with one outlier, equal counts, and counts of which one differs. */
const exampleSeries: Series[] = ['preact', 'react', 'twin'].flatMap((arm, index) => [
  series(arm, 'cpu.load', [94.2, 95.1, 96.8, 131.4].map(time => time + index)),
  series(arm, 'lcp', [642, 644, 650, 871]),
  series(arm, 'bytes.js.load', [3_308, 3_308, 3_308]),
  series(arm, 'heap', [2_412_840, 2_413_112, 2_412_840]),
  series(arm, 'session.bytes', [76_767, 76_771, 76_767]),
]);

const frames = (...times: number[]): Summary['stories'][number]['frames'] =>
  times.map((at, index) => ({ at, image: `data:image/webp;base64,${btoa(`picture ${index}`)}` }));

const judged = {
  metric: 'calls',
  figure: 39_114,
  limit: 37_254,
  reproduce: 'npm run bench -- run --pages home --count',
};

/** A run with each kind of result, such as a regression and an undecided comparison. */
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
    gate({
      ...judged,
      outcome: 'failed',
      sentence: 'home · function calls 37,254 → 39,114 (+1,860, +5.0 %; limit +0), most of them in widgets/forms/poll/poll.tsx.',
      culprits: ['widgets/forms/poll/poll.tsx:42 Option', 'kernel/wake.ts:31 wake'],
    }),
    gate({ ...judged, gate: 'ratio', outcome: 'inconclusive', sentence: 'home · CPU of the load may be 0.2 % less or 4.4 % more.' }),
    gate({ ...judged, gate: 'ceiling', outcome: 'passed', sentence: 'within its limit' }),
  ],
  comparisons: [
    comparison({ margin: 0.03, ratio: 1.231, low: 1.208, high: 1.252 }),
    comparison({ margin: 0.03, arm: 'react', ratio: 1.594, low: 1.551, high: 1.633 }),
    comparison({ margin: 0.03, metric: 'cpu.script', arm: 'head', against: 'base', ratio: 0.88, low: 0.851, high: 0.912, verdict: 'better' }),
    comparison({ margin: 0.03, page: 'article', arm: 'head', against: 'base', ratio: 1.021, low: 0.998, high: 1.044, verdict: 'inconclusive' }),
  ],
  series: exampleSeries,
  widgets: [
    { widget: 'poll', arm: 'preact', bytes: 1_902, sharedBytes: 7_580, requests: 3, compiled: 4, calls: 1_204, wakeTime: 11.8, tapTime: 24.1, heap: 212_340, twinRatio: 1.31 },
    { widget: 'back-to-top', arm: 'preact', bytes: 402, sharedBytes: 0, requests: 1, compiled: 1, calls: 21, wakeTime: 0.6, tapTime: null, heap: 2_110, twinRatio: null },
  ],
  stories: [
    { page: 'home', arm: 'preact', requests: builtRequests, frames: frames(120, 412, 470, 610, 655), marks: { FCP: 412, LCP: 642 } },
    { page: 'home', arm: 'twin', requests: twinRequests, frames: frames(110, 404, 452, 590, 630), marks: { FCP: 404, LCP: 618 } },
  ],
  culprits: [
    { page: 'home', metric: 'calls', name: 'widgets/forms/poll/poll.tsx:42 Option', before: 1_204, after: 2_404 },
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
  field: {
    percentiles: [
      { page: 'article', group: 'all', build: 'IFRDJLDB', metric: 'inp', views: 720, p75: 179, low: 164, high: 196, buckets: [0, 3, 40, 12] },
      { page: 'article', group: '3g', build: 'IFRDJLDB', metric: 'inp', views: 264, p75: 253, low: 228, high: 292, buckets: [0, 0, 20, 10] },
    ],
    lab: [{ metric: 'inp', factor: 2.4, pairs: 3, agreeing: 2 }],
  },
  warnings: ['The load of the machine rose from 0.34 to 1.90 during the run; intervals are wider than usual.'],
};

export const emptySummary: Summary = {
  ...exampleSummary,
  field: undefined,
  verdict: 'passed',
  machine: {},
  ...emptyParts,
  warnings: [],
};
