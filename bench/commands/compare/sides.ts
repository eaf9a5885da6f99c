import type { OpenArm } from '../../sites/open-arms.ts';

export interface Pages {
  kind: 'pages';
  /** As sentences name it. */
  title: string;
  /** Name for the same later, too, when a branch has moved on. */
  fixed: string;
  open: OpenArm;
  /** Its pages without any script; null where they cannot be had. */
  openTwin: OpenArm | null;
}

export interface Results {
  kind: 'results';
  title: string;
  folder: string;
}

export type Side = Pages | Results;

export type Sides = { kind: 'pages'; base: Pages; head: Pages } | { kind: 'results'; base: Results; head: Results };
