import type { OpenArm } from '../../sites/open-arms.ts';

export interface Pages {
  kind: 'pages';
  /** As sentences name it. */
  title: string;
  /** What stands for the same later, too, when a branch has moved on. */
  fixed: string;
  open: OpenArm;
  /** Its pages without any script; null where they cannot be had. */
  openTwin: OpenArm | null;
}

/** The results of a run that was made before. */
export interface Results {
  kind: 'results';
  title: string;
  folder: string;
}

export type Side = Pages | Results;

/** The two that are compared: both pages, or both results. */
export type Sides = { kind: 'pages'; base: Pages; head: Pages } | { kind: 'results'; base: Results; head: Results };
