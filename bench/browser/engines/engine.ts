import type { Point } from '../settle.ts';

/** A page of a browser other than Chromium, with nothing stored. */
export interface EnginePage extends AsyncDisposable {
  /** Begins to open an address, and waits for nothing of it. */
  goTo: (address: string) => Promise<void>;
  /** Evaluates an expression that gives something JSON can say. */
  evaluate: (expression: string) => Promise<unknown>;
  tap: (place: Point) => Promise<void>;
}

/** A browser other than Chromium, with one page at a time: of two, the one behind stands still. */
export interface Engine extends AsyncDisposable {
  open: () => Promise<EnginePage>;
}
