import type { Browser } from '@playwright/test';
import type { Figures, MetricKind } from '../../results/metrics.ts';
import type { Details } from '../../results/sample.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';

/** Number of visits that show if exact figures repeat. */
export const exactVisits = 3;

/** Number of warm-up visits of each page and variant, which are not timed. */
export const warmUps = 2;

/** A way to visit a page and measure figures. */
export interface Probe {
  name: string;
  /** Name of the figures, in words. */
  label: string;
  /** Exact figures are the same in each visit. */
  kind: MetricKind;
  /** Number of ignored visits to each page, for probes whose first visits take longer. */
  warmUps?: number;
  measure: (browser: Browser, arm: Arm, page: BenchPage) => Promise<{ figures: Figures; details: Details }>;
}
