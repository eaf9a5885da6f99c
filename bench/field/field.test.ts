import { describe, expect, test } from 'vitest';
import { createVitals } from '../../fixtures/server/store/vitals.ts';
import { openNewsroom } from '../../fixtures/server/testing/newsroom.ts';
import { bucketOf, measured } from '../../widgets/package/vital-buckets.ts';
import { fieldText } from '../commands/field.ts';
import type { Series } from '../results/summary.ts';
import { seededRandom } from '../statistics/random.ts';
import { compareBuilds } from './compare-builds.ts';
import { estimate, type FieldRow, histogramOf, lastDays, readRows } from './rows.ts';
import { fieldRules, summariseField } from './summarise-field.ts';
import { seriesOf } from '../results/testing/examples.ts';

/** Returns a lognormal random time, like those of pages: some are ten times as long as others. */
function lognormal(random: () => number, middle: number, spread = 0.8): number {
  return middle * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
}

const phones = [
  { net: '3g', mem: '1', slow: 2 },
  { net: '4g', mem: '4', slow: 1 },
  { net: '4g', mem: '8', slow: 0.6 },
] as const;

const pages = [
  { kind: 'article', inpAt: 'poll button', inpIn: 'poll' },
  { kind: 'article', inpAt: 'poll button', inpIn: 'poll' },
  { kind: 'home', inpAt: 'search-overlay a', inpIn: 'search-overlay' },
] as const;

/** Returns a random page view as a phone reports it. */
function viewBy(random: () => number): Record<string, string> & { inp: string; inpAt: string } {
  const phone = phones[Math.floor(random() * phones.length)] ?? phones[0];
  const page = pages[Math.floor(random() * pages.length)] ?? pages[0];
  const time = (middle: number): string => String(Math.round(lognormal(random, middle * phone.slow)));
  return {
    ...{ ...page, net: phone.net, mem: phone.mem, nav: 'navigate', inpBy: 'pointer', lcpAt: 'page img' },
    ...{ lcp: time(1500), fcp: time(900), ttfb: time(300), inp: time(90), cls: lognormal(random, 0.01).toFixed(4) },
  };
}

/** Returns the rows of `views` page views of each build, without the network. */
function rowsBy(random: () => number, views: number, slower = 1): FieldRow[] {
  return ['AAAAAAAA', 'BBBBBBBB'].flatMap(build =>
    Array.from({ length: views }, () => viewBy(random)).flatMap(({ kind = '', net = '', mem = '', ...told }) =>
      measured.filter(metric => told[metric] !== undefined).map(metric => ({
        ...{ day: '2026-11-20', kind, net, mem, build, nav: 'navigate', metric, part: '', n: 1 },
        bucket: bucketOf(metric, Number(told[metric]) * (metric === 'inp' && build === 'BBBBBBBB' ? slower : 1)),
      })),
    ),
  );
}

/** Returns summed rows of INP on one kind of page. */
function inpRows(random: () => number, views: number, slower: number): FieldRow[] {
  return ['AAAAAAAA', 'BBBBBBBB'].flatMap(build => {
    const counts = Array<number>(49).fill(0);
    for (let view = 0; view < views; view += 1) {
      const middle = 90 * (phones[view % phones.length]?.slow ?? 1) * (build === 'BBBBBBBB' ? slower : 1);
      const bucket = bucketOf('inp', lognormal(random, middle));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    const row = { day: '2026-11-20', kind: 'article', net: '', mem: '', build, nav: '', metric: 'inp', part: '' };
    return counts.map((n, bucket) => ({ ...row, bucket, n })).filter(({ n }) => n > 0);
  });
}

const verdictOf = (rows: readonly FieldRow[]): string => summariseField(rows, [], '').verdict;

describe('a day in the field', () => {
  test('names the build that delays a tap from noon on, and the box to blame', async () => {
    const random = seededRandom(37);
    const { post, database, clock } = openNewsroom();
    const vitals = createVitals(database, () => clock.time + 1);
    await vitals.publish('BBBBBBBB');
    for (let visit = 0; visit < 2000; visit += 1) {
      const view = viewBy(random);
      const isLate = visit >= 1000 && view.inpAt === 'poll button';
      const told = { ...view, build: visit < 1000 ? 'IFRDJLDB' : 'BBBBBBBB', inp: String(Number(view.inp) + (isLate ? 150 : 0)) };
      const { status } = await post('/rest/vitals', told, { client: `192.0.${visit % 200}.1` });
      expect(status).toBe(200);
    }
    const summary = summariseField(readRows(await vitals.print()), [], 'bench field');
    expect(summary.verdict).toBe('regression');
    expect(summary.gates.map(({ page, metric, culprits }) => [page, metric, culprits])).toEqual([
      ['article', 'inp', ['element poll button', 'script poll', 'event pointer']],
    ]);
    const named = /2,000 page views of readers\. article · INP p75: BBBBBBBB has \+\d+.% \(.*top: element poll button/;
    expect(fieldText(summary)).toMatch(named);
  });

  test('without a change has no findings in a hundred runs', () => {
    const random = seededRandom(1);
    const verdicts = Array.from({ length: 100 }, () => verdictOf(rowsBy(random, 1000)));
    expect(verdicts.filter(verdict => verdict === 'regression')).toEqual([]);
  });

  // 13,000 views per build for one kind of page is the figure in bench/README.md. This comparison is one of ten.
  test.each([[13_000, true], [6500, false]])('with %d views of each build, a tenth more INP is found in four of five days: %s', (views, isFound) => {
    const random = seededRandom(5);
    const rules = { ...fieldRules, error: fieldRules.error / 10 };
    const days = Array.from({ length: 60 }, () => compareBuilds(inpRows(random, views, 1.1), rules).comparisons);
    expect(days.filter(([found]) => found?.verdict === 'worse').length / days.length >= 0.8).toBe(isFound);
  });

  test('is not changed by one client that sends as much as it may', () => {
    const random = seededRandom(2);
    const [views, allowed] = [2000, 40];
    const honest = histogramOf(inpRows(random, views, 1).filter(({ build }) => build === 'AAAAAAAA'));
    const { low, high } = estimate(honest, 0.95);
    for (const bucket of [0, 48]) {
      const poisoned = [...honest, ...Array<number>(49 - honest.length).fill(0)];
      poisoned[bucket] = (poisoned[bucket] ?? 0) + allowed;
      const { p75 } = estimate(poisoned, 0.95);
      expect(p75 > low && p75 < high).toBe(true);
    }
  });
});

test('percentiles are correct within 2 %, and their intervals cover 95 %', () => {
  const random = seededRandom(3);
  const truth = 90 * Math.exp(0.8 * 0.674_49);
  const tried = Array.from({ length: 200 }, () => {
    const values = Float64Array.from({ length: 5000 }, () => lognormal(random, 90)).sort();
    const histogram = Array<number>(49).fill(0);
    for (const value of values) histogram[bucketOf('inp', value)] = (histogram[bucketOf('inp', value)] ?? 0) + 1;
    return { ...estimate(histogram, 0.95), exact: values[3750] ?? 0 };
  });
  expect(Math.max(...tried.map(({ p75, exact }) => Math.abs(p75 / exact - 1)))).toBeLessThan(0.02);
  expect(tried.filter(({ low, high }) => low <= truth && truth <= high).length).toBeGreaterThanOrEqual(184);
});

test('the lab comparison reports the factor and if the pages have the same order', () => {
  const random = seededRandom(4);
  const series = (page: string, metric: string, value: number): Series =>
    seriesOf(metric, [value, value * 1.1, value * 0.9], { page });
  const rows = rowsBy(random, 1000);
  const { field } = summariseField(rows, [series('home', 'lcp', 900), series('article', 'lcp', 800), series('article', 'inp', 60)], '');
  const [lcp, inp] = field?.lab ?? [];
  expect(lcp).toMatchObject({ metric: 'lcp', pairs: 1 });
  expect(lcp?.factor).toBeGreaterThan(2);
  expect(inp).toMatchObject({ metric: 'inp', pairs: 0, agreeing: 0 });
});

describe('rows', () => {
  const heading = 'day kind net mem build nav metric part bucket n';
  const line = '2026-11-20 article 3g 1 A navigate lcp  29 2';
  const tabbed = (...lines: string[]): string => lines.map(text => text.replaceAll(' ', '\t')).join('\n');

  test('are read, and those of the last days are kept', () => {
    const rows = readRows(`${tabbed(heading, line.replace('-20', '-18'), line)}\n`);
    expect(lastDays(rows, 1)).toMatchObject([{ day: '2026-11-20', part: '', bucket: 29, n: 2 }]);
    expect(lastDays(rows, 3)).toHaveLength(2);
  });

  test.each(['x', line.replace('29', '49'), line.replace('29 2', '29'), line.replace('2026-11-20', 'today'), `${line} 1`])('that are none are named: %j', wrong => {
    expect(() => readRows(tabbed(heading, wrong))).toThrow('Line 2 is no row of a histogram');
  });
});
