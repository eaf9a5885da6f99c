import type { Browser } from '@playwright/test';
import type { Figures, MetricKind } from '../../results/metrics.ts';
import type { Details } from '../../results/sample.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';

/** Number of visits that suffice to see if exact figures repeat. */
export const exactVisits = 3;

/** Number of warm-up visits of each page and arm, which are not timed. */
export const warmUps = 2;

/** A way to visit a page, and what it says. */
export interface Probe {
  name: string;
  /** Name of the figures, in words. */
  label: string;
  /** Counted figures are the same at each visit. */
  kind: MetricKind;
  /** Visits to each page that are forgotten, where the first ones take longer than those after them. */
  warmUps?: number;
  measure: (browser: Browser, arm: Arm, page: BenchPage) => Promise<{ figures: Figures; details: Details }>;
}
