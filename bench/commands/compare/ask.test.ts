import { expect, test } from 'vitest';
import { metricOf, metrics } from '../../results/metrics.ts';
import { probeOf } from '../../visits/probes/probes.ts';
import { askedMetrics, checkMeasured, measuredMetrics } from './ask.ts';

test('a metric that is not known is refused with those that are', () => {
  expect(() => askedMetrics(['nodes', 'speed'])).toThrow(/There is no metric "speed": there are bytes\.html, /);
});

test('what counting and timing say can be compared, and what is judged without being asked for is among it', () => {
  expect(() => checkMeasured(measuredMetrics)).not.toThrow();
  expect(measuredMetrics).toEqual(expect.arrayContaining(['bytes.js.load', 'calls', 'cpu.load', 'cpu.scroll']));
});

test.each(['lcp', 'tap.paint', 'taps.lost', 'unsettled'])('%s is refused with what can be compared', metric => {
  expect(() => checkMeasured(['nodes', metric])).toThrow(
    new RegExp(`^Visits of a comparison do not say ${metric}; what they say is bytes\\.html, .*, cpu\\.longest`),
  );
});

test('every probe that a metric is of is there, and counting and timing visit as their metrics say', () => {
  for (const name of Object.keys(metrics)) {
    const { probe, kind } = metricOf(name);
    if (probe !== null) expect(probeOf(probe).name, name).toBe(probe);
    if (probe === 'count' || probe === 'time') expect(probeOf(probe).kind, name).toBe(kind);
  }
});
