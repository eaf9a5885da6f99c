/** How a figure is unfit or fit to be compared as it is. */
export type MetricKind = 'exact' | 'timed';

export interface Metric {
  label: string;
  unit: 'B' | 'ms' | '';
  kind: MetricKind;
  /** The way to visit a page that says it; null where none does. */
  probe: 'count' | 'time' | 'phone' | 'wake' | 'taps' | 'layout-stability' | null;
  /** Of an exact metric that is nearly so: how far its runs may differ, as a share. */
  tolerance?: number;
}

/**
 * Every figure that a visit may have, by its name. Less is better, save for boxes awake. What hangs on the frame in
 * which something fell, or on pictures that the browser has let go of by then, is exact within a tolerance.
 */
export const metrics = {
  'bytes.html': { label: 'HTML', unit: 'B', kind: 'exact', probe: 'count' },
  'bytes.js.load': { label: 'JS before scroll', unit: 'B', kind: 'exact', probe: 'count' },
  'bytes.js.end': { label: 'JS after scroll', unit: 'B', kind: 'exact', probe: 'count' },
  'bytes.css.load': { label: 'CSS before scroll', unit: 'B', kind: 'exact', probe: 'count' },
  'bytes.font.paint': { label: 'font before paint', unit: 'B', kind: 'exact', probe: 'count' },
  'bytes.all.load': { label: 'all bytes before scroll', unit: 'B', kind: 'exact', probe: 'count' },
  'requests.load': { label: 'requests before scroll', unit: '', kind: 'exact', probe: 'count' },
  'requests.js.end': { label: 'JS requests', unit: '', kind: 'exact', probe: 'count' },
  'requests.end': { label: 'requests', unit: '', kind: 'exact', probe: 'count' },
  'requests.depth': { label: 'longest chain of requests', unit: '', kind: 'exact', probe: 'count' },
  'requests.repeated': { label: 'things fetched twice', unit: '', kind: 'exact', probe: 'count' },
  'calls': { label: 'function calls', unit: '', kind: 'exact', probe: 'count' },
  'blocks': { label: 'blocks run', unit: '', kind: 'exact', probe: 'count' },
  'nodes': { label: 'nodes', unit: '', kind: 'exact', probe: 'count', tolerance: 0.05 },
  'listeners': { label: 'listeners', unit: '', kind: 'exact', probe: 'count' },
  'styled': { label: 'elements styled', unit: '', kind: 'exact', probe: 'count', tolerance: 0.25 },
  'compiled': { label: 'compile events', unit: '', kind: 'exact', probe: 'count' },
  'heap': { label: 'heap', unit: 'B', kind: 'exact', probe: 'count', tolerance: 0.01 },
  'awake': { label: 'boxes awake', unit: '', kind: 'exact', probe: 'count' },
  'shift': { label: 'layout shift', unit: '', kind: 'exact', probe: 'count' },
  'taps.lost': { label: 'taps lost', unit: '', kind: 'exact', probe: 'taps' },
  'taps.doubled': { label: 'taps doubled', unit: '', kind: 'exact', probe: 'taps' },
  'cpu.load': { label: 'CPU of the load', unit: 'ms', kind: 'timed', probe: 'time' },
  'cpu.scroll': { label: 'CPU of scrolling to the end', unit: 'ms', kind: 'timed', probe: 'time' },
  'cpu.script': { label: 'CPU of script', unit: 'ms', kind: 'timed', probe: 'time' },
  'cpu.style': { label: 'CPU of style', unit: 'ms', kind: 'timed', probe: 'time' },
  'cpu.layout': { label: 'CPU of layout', unit: 'ms', kind: 'timed', probe: 'time' },
  'cpu.wake': { label: 'CPU until awake', unit: 'ms', kind: 'timed', probe: null },
  'cpu.longest': { label: 'longest task', unit: 'ms', kind: 'timed', probe: 'time' },
  'forced': { label: 'forced layouts', unit: '', kind: 'exact', probe: 'count', tolerance: 0.5 },
  'fcp': { label: 'FCP', unit: 'ms', kind: 'timed', probe: 'phone' },
  'lcp': { label: 'LCP', unit: 'ms', kind: 'timed', probe: 'phone' },
  'inp': { label: 'INP', unit: 'ms', kind: 'timed', probe: 'phone' },
  'cls': { label: 'CLS', unit: '', kind: 'timed', probe: 'phone' },
  'ttfb': { label: 'TTFB', unit: 'ms', kind: 'timed', probe: null },
  'wait': { label: 'tap → replay', unit: 'ms', kind: 'timed', probe: null },
  'task.longest': { label: 'longest task on a slow phone', unit: 'ms', kind: 'timed', probe: 'phone' },
  'unsettled': { label: 'layout shift after font, rotation, zoom', unit: '', kind: 'exact', probe: 'layout-stability' },
  'wake.early': { label: 'tapped at first paint → first effect', unit: 'ms', kind: 'timed', probe: 'wake' },
  'wake.jump': { label: 'jumped to → first effect of a tap', unit: 'ms', kind: 'timed', probe: 'wake' },
  'wake.thumb': { label: 'scrolled to by a thumb → first effect of a tap', unit: 'ms', kind: 'timed', probe: 'wake' },
  'cpu.tap': { label: 'CPU of a tap until its paint', unit: 'ms', kind: 'timed', probe: 'wake' },
  'session.bytes': { label: 'bytes down', unit: 'B', kind: 'timed', probe: null },
  'session.html': { label: 'bytes of HTML', unit: 'B', kind: 'timed', probe: null },
  'session.vain': { label: 'bytes fetched in vain', unit: 'B', kind: 'timed', probe: null },
  'session.unnamed': { label: 'bytes of no request', unit: 'B', kind: 'timed', probe: null },
  'session.requests': { label: 'requests', unit: '', kind: 'timed', probe: null },
  'session.lcp': { label: 'tap → LCP', unit: 'ms', kind: 'timed', probe: null },
  'session.cpu': { label: 'main thread', unit: 'ms', kind: 'timed', probe: null },
  'tap.paint': { label: 'tap → paint', unit: 'ms', kind: 'timed', probe: 'wake' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

export type Figures = Partial<Record<MetricName, number>>;

/** What is known of a metric; one that is only known by its name is timed, without a unit or a probe. */
export const metricOf = (name: string): Metric =>
  name in metrics ? metrics[name as MetricName] : { label: name, unit: '', kind: 'timed', probe: null };

/** Whether fewer of a metric are the fault, not more. */
export const isLeast = (metric: string): boolean => metric === ('awake' satisfies MetricName);

/** The figure that stands for visits that should be the same: nothing is averaged. */
export const worstOf = (metric: string, values: readonly number[]): number =>
  isLeast(metric) ? Math.min(...values) : Math.max(...values);
