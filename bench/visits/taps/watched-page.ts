import type { HeldScripts, ScriptHold } from './hold-scripts.ts';
import type { Interaction } from './interactions.ts';
import type { Point, Word } from './page-side.ts';
import type { SentRequest } from './watch-requests.ts';

/** A page, in whatever browser, in which an interaction is watched. */
export interface WatchedPage {
  interaction: Interaction;
  address: () => string;
  /** Words said in the page, in the order of its times. */
  words: () => readonly Word[];
  sent: () => readonly SentRequest[];
  /** Brings the target to the middle of the screen; the point to tap, or null while it cannot be tapped. */
  bring: () => Promise<Point | null>;
  touch: (point: Point) => Promise<void>;
  /** Holds back scripts of the page that is about to be opened. */
  hold: (which: HeldScripts) => Promise<ScriptHold>;
  /** Resolves when the page that is about to be opened is answered, or its document is read. */
  next: (event: 'answered' | 'read') => Promise<void>;
  settle: () => Promise<void>;
}
