import { expect, test } from 'vitest';
import { metricOf, metrics } from '../../results/metrics.ts';
import { probeOf } from '../../visits/probes/probes.ts';
import { ask } from './ask.ts';

const unmeasured = (metric: string): RegExp =>
  new RegExp(`^Visits of a comparison do not say ${metric}; what they say is bytes\\.html, .*, cpu\\.longest`);

test.each([
  ...['lcp', 'tap.paint', 'taps.lost'].map(metric => [['HEAD', '.', '--metrics', metric], unmeasured(metric)] as const),
  [['HEAD', '.', '--metrics', 'nodes,speed'], /There is no metric "speed": there are bytes\.html, /],
  [['HEAD', '.', '--metrics', 'cpu.load', '--only', 'exact'], /--metrics cpu\.load and --only exact have nothing in common/],
  [['HEAD'], /Say what is compared with what/],
] as const)('%j is refused before anything is built or measured', (args, sentence) => {
  expect(() => ask(args)).toThrow(sentence);
});

test('a comparison judges exact figures and two timings by default', () => {
  const asked = ask(['HEAD', '.']);
  expect(asked.metrics).toEqual(expect.arrayContaining(['bytes.js.load', 'calls', 'cpu.load', 'cpu.scroll']));
  expect(asked.metrics).not.toContain('cpu.script');
});

test('the probes cover every metric, in the order of counting and timing', () => {
  for (const name of Object.keys(metrics)) {
    const { probe, kind } = metricOf(name);
    if (probe !== null) expect(probeOf(probe).name, name).toBe(probe);
    if (probe === 'count' || probe === 'time') expect(probeOf(probe).kind, name).toBe(kind);
  }
});
