import type { Point } from '../settle.ts';

/** A page of a browser other than Chromium, without stored data. */
export interface EnginePage extends AsyncDisposable {
  /** Starts to open an address, without waiting for the page. */
  goTo: (address: string) => Promise<void>;
  /** Evaluates an expression with a JSON-serializable result. */
  evaluate: (expression: string) => Promise<unknown>;
  tap: (place: Point) => Promise<void>;
}

/** A browser other than Chromium. It has one page at a time, because a page in the background would stand still. */
export interface Engine extends AsyncDisposable {
  open: () => Promise<EnginePage>;
}

/** Actions of WebDriver that press a pointer at a place. */
export const pressAt = ({ x, y }: Point): object[] => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
