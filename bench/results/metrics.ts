/** Exact figures are equal in every visit; timed ones are compared by confidence intervals. */
export type MetricKind = 'exact' | 'timed';

export interface Metric {
  label: string;
  unit: 'B' | 'ms' | '';
  kind: MetricKind;
  /** Probe that measures the metric; null if none does. */
  probe: 'count' | 'time' | 'phone' | 'wake' | 'taps' | null;
  /** Share by which visits may differ in a nearly exact metric. */
  tolerance?: number;
  /** True if every page has some: a count of 0 means that the measurement failed. */
  isNeverNothing?: boolean;
}

const of = (kind: MetricKind, probe: Metric['probe']) =>
  (label: string, unit: Metric['unit'] = '', more: Partial<Metric> = {}): Metric => ({ label, unit, kind, probe, ...more });

const counted = of('exact', 'count');
const timed = of('timed', 'time');
const onPhone = of('timed', 'phone');
const woken = of('timed', 'wake');
const elsewhere = of('timed', null);
const needed = { isNeverNothing: true };

/**
 * All figures of a visit by name. Less is better, except for awake boxes. Figures that depend on the timing of a frame,
 * or on images that the browser has discarded, have a tolerance.
 */
export const metrics = {
  'bytes.html': counted('HTML', 'B', needed),
  'bytes.js.load': counted('JS before scroll', 'B'),
  'bytes.js.end': counted('JS after scroll', 'B'),
  'bytes.css.load': counted('CSS before scroll', 'B'),
  'bytes.font.paint': counted('font before paint', 'B'),
  'bytes.all.load': counted('all bytes before scroll', 'B', needed),
  'requests.load': counted('requests before scroll', '', needed),
  'requests.js.end': counted('JS requests'),
  'requests.end': counted('requests', '', needed),
  'requests.depth': counted('longest chain of requests'),
  'requests.repeated': counted('things fetched twice'),
  'calls': counted('function calls', '', needed),
  'blocks': counted('blocks run', '', needed),
  'nodes': counted('nodes', '', { ...needed, tolerance: 0.05 }),
  'listeners': counted('listeners'),
  'styled': counted('elements styled', '', { ...needed, tolerance: 0.25 }),
  'compiled': counted('compile events', '', needed),
  'heap': counted('heap', 'B', { ...needed, tolerance: 0.01 }),
  'awake': counted('boxes awake'),
  'shift': counted('layout shift'),
  'taps.lost': of('exact', 'taps')('taps lost'),
  'taps.doubled': of('exact', 'taps')('taps doubled'),
  'cpu.load': timed('CPU of the load', 'ms'),
  'cpu.scroll': timed('CPU of scrolling to the end', 'ms'),
  'cpu.script': timed('CPU of script', 'ms'),
  'cpu.style': timed('CPU of style', 'ms'),
  'cpu.layout': timed('CPU of layout', 'ms'),
  'cpu.wake': elsewhere('CPU until awake', 'ms'),
  'cpu.longest': timed('longest task', 'ms'),
  'forced': counted('forced layouts', '', { tolerance: 0.5 }),
  'fcp': onPhone('FCP', 'ms'),
  'lcp': onPhone('LCP', 'ms'),
  'inp': onPhone('INP', 'ms'),
  'cls': onPhone('CLS'),
  'ttfb': elsewhere('TTFB', 'ms'),
  'wait': elsewhere('tap → replay', 'ms'),
  'task.longest': onPhone('longest task on a slow phone', 'ms'),
  'wake.early': woken('tapped at first paint → first effect', 'ms'),
  'wake.jump': woken('jumped to → first effect of a tap', 'ms'),
  'wake.thumb': woken('scrolled to by a thumb → first effect of a tap', 'ms'),
  'cpu.tap': woken('CPU of a tap until its paint', 'ms'),
  'session.bytes': elsewhere('bytes down', 'B'),
  'session.html': elsewhere('bytes of HTML', 'B'),
  'session.vain': elsewhere('bytes fetched in vain', 'B'),
  'session.unnamed': elsewhere('bytes of no request', 'B'),
  'session.requests': elsewhere('requests'),
  'session.lcp': elsewhere('tap → LCP', 'ms'),
  'session.cpu': elsewhere('main thread', 'ms'),
  'tap.paint': woken('tap → paint', 'ms'),
} satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

export type Figures = Partial<Record<MetricName, number>>;

/** Returns a metric by its name. An unknown one is timed, without unit or probe. */
export const metricOf = (name: string): Metric =>
  name in metrics ? metrics[name as MetricName] : { label: name, unit: '', kind: 'timed', probe: null };

/** Returns true for metrics with a minimum instead of a maximum. */
export const isLeast = (metric: string): boolean => metric === ('awake' satisfies MetricName);

/** Returns the worst of several visits; exact figures are never averaged. */
export const worstOf = (metric: string, values: readonly number[]): number =>
  isLeast(metric) ? Math.min(...values) : Math.max(...values);
