import { formatFigures } from '../results/figures.ts';
import { type MetricName, metricOf, worstOf } from '../results/metrics.ts';
import type { Comparison, Series } from '../results/summary.ts';
import { type Budget, limitFor, type PageBudget, type PageLimit } from './budget.ts';

interface Kind {
  metric: MetricName;
  /** Least allowance above the measured figure, as a share. */
  slack: number;
  why: string;
}

/** Figures that a first budget limits, each with an explanation. */
const kinds: readonly Kind[] = [
  { metric: 'bytes.html', slack: 0.05, why: 'The page itself, compressed. Nothing is painted before it has come.' },
  { metric: 'bytes.css.load', slack: 0.05, why: 'Styles before any scroll, linked or in the page: they hold up the first paint.' },
  { metric: 'bytes.js.load', slack: 0.05, why: 'JavaScript before any scroll: what a reader pays for who reads the first screen alone.' },
  { metric: 'bytes.js.end', slack: 0.05, why: 'JavaScript of a reader who scrolls to the end and touches nothing.' },
  { metric: 'bytes.all.load', slack: 0.05, why: 'Everything before any scroll, pictures included: what a metered line pays for the first screen.' },
  { metric: 'requests.load', slack: 0.05, why: 'Requests before any scroll: each shares the line with what the first paint waits for.' },
  { metric: 'requests.js.end', slack: 0.05, why: 'Scripts fetched until the end: each costs a turn of the line and compresses worse by itself.' },
  { metric: 'requests.end', slack: 0.05, why: 'All requests of a reader who scrolls to the end.' },
  { metric: 'requests.depth', slack: 0, why: 'Files that are only found in other files wait for each other: each step costs a round trip.' },
  { metric: 'requests.repeated', slack: 0, why: 'Nothing is worth being fetched twice.' },
  { metric: 'calls', slack: 0.05, why: 'How often functions of the page are called: work that every phone has to do.' },
  { metric: 'blocks', slack: 0.05, why: 'How often blocks of code ran: more than calls tell, such as rounds of a loop.' },
  { metric: 'nodes', slack: 0.05, why: 'Elements and texts that the browser keeps, styles and lays out.' },
  { metric: 'listeners', slack: 0.05, why: 'Listeners for events: each is memory, and work when its event comes.' },
  { metric: 'compiled', slack: 0.05, why: 'How often the browser compiled a script: each costs time before its code can run.' },
  { metric: 'heap', slack: 0.1, why: 'Memory of scripts once the garbage is collected: phones with little of it throw pages away.' },
  { metric: 'awake', slack: 0, why: 'Boxes of Dakkeh that wake until the end. Fewer would be a broken page, not a saving.' },
  { metric: 'shift', slack: 0, why: 'How far things jump by themselves while a page is read (Chromium counts it as CLS).' },
];

/** Figures that vary more than this between visits, as a share, get no limit. */
const mostSpread = 0.25;

const spreadOf = (values: readonly number[]): number => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === 0 ? 0 : most / least - 1;
};

/** Rounds up to hundredths. */
const roundedUp = (value: number): number => Math.max(value, Math.ceil(value * 100) / 100);

/** Returns the limit for layout shifts. They often depend on a race: if visits differ, it is twice the worst figure. */
const shiftLimit = (values: readonly number[]): number =>
  roundedUp(Math.max(...values) * (spreadOf(values) > 0 ? 2 : 1));

const firstLimit = (limit: number, measured: number): PageLimit => ({ limit, measured, change: 0 });

interface Limited {
  limits: PageBudget[];
  /** Messages about figures without a limit, each with the reason. */
  leftOut: string[];
}

function limitsOf({ metric, slack: leastSlack, why }: Kind, all: readonly Series[]): Limited {
  const { label, unit, isNeverNothing = false } = metricOf(metric);
  const series = all.filter(one => one.metric === metric);
  const varying = series.filter(({ values }) => metric !== 'shift' && spreadOf(values) > mostSpread);
  const steady = series.filter(one => !varying.includes(one));
  const kept = steady.filter(({ values }) => !((isNeverNothing || metric === 'awake') && values.includes(0)));
  // A figure that varies needs twice its variation.
  const variations = kept.map(({ values }) => roundedUp(2 * spreadOf(values)));
  const slack = metric === 'shift' ? leastSlack : Math.max(leastSlack, ...variations);
  const pages = kept.map(({ page, values }) => {
    const measured = worstOf(metric, values);
    const limit = metric === 'shift' ? shiftLimit(values) : limitFor({ slack }, measured);
    return [page, firstLimit(limit, measured)] as const;
  });
  return {
    limits: pages.length > 0 ? [{ metric, owner: 'site', why, slack, pages: Object.fromEntries(pages) }] : [],
    leftOut: varying.map(
      ({ page, values }) => `${page} · ${label} differs too much from visit to visit for a limit: ${formatFigures(values, unit)}.`,
    ),
  };
}

/** Allowance above the upper end of the interval, as a share. */
const ratioMargin = 0.1;

const ratiosOf = (comparisons: readonly Comparison[]): Budget['ratios'] =>
  (['cpu.load', 'cpu.scroll'] as const).flatMap(metric => {
    const own = comparisons.filter(one => one.metric === metric);
    const pages = own.map(({ page, ratio, high }) => {
      return [page, firstLimit(roundedUp(high * (1 + ratioMargin)), ratio)] as const;
    });
    const why = `${metricOf(metric).label}, beside the same page without its scripts: what the scripts cost, whatever the machine.`;
    return pages.length > 0 ? [{ metric, against: 'twin', owner: 'site', why, pages: Object.fromEntries(pages) }] : [];
  });

interface Measured {
  site: string;
  chromium: string;
  /** Example: `2026-11-23`. */
  date: string;
  series: readonly Series[];
  comparisons: readonly Comparison[];
}

/**
 * Creates a first budget from measured figures with a little room. Also returns messages about figures without a limit.
 */
export function firstBudget(measured: Measured): { budget: Budget; leftOut: string[] } {
  const { site, chromium, date, series, comparisons } = measured;
  const limited = kinds.map(kind => limitsOf(kind, series));
  const change = { date, chromium, reason: 'The first budget: what was measured, with a little room.' };
  return {
    budget: {
      site,
      changes: [change],
      pages: limited.flatMap(({ limits }) => limits),
      ratios: ratiosOf(comparisons),
      ceilings: [],
    },
    leftOut: limited.flatMap(({ leftOut }) => leftOut),
  };
}
