import { importWidget } from './chunks.ts';
import { heal } from './heal.ts';
import type { HistoryState } from './held-tap.ts';
import { kernel } from './parts.ts';
import { replayEarlyActions } from './replay.ts';
import { storage } from './storage.ts';

/**
 * Most readers come to the plain page: not by a hash, into a frame or in desktop view, with nothing half written or
 * tapped, and with the first-paint script on it. `arrival` serves the others.
 */
function followArrival(): void {
  const traces = `${location.hash + document.cookie}\n${storage.getItem('draft')}`;
  // A hash, the cookie of the desktop view, or, in a line of its own, the name of a draft.
  const hasTraces = /^#|_responsive=|\n.*":/.test(traces) || (history.state as HistoryState)?.held;
  if (self !== top || hasTraces || self.earlyPress === undefined) {
    void importWidget('arrival').then(arrival => arrival.default(document.body, kernel));
  }
}

/** A prerendered page stays asleep until a reader sees it: it counts no visit and starts no advert. */
function start(): void {
  kernel.scan(document);
  followArrival();
  self.earlyPress?.click();
}

/** The script may have come before the end of the page, whose boxes and metas it needs. */
function begin(): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start);
  else start();
}

replayEarlyActions();
addEventListener('hashchange', followArrival);
addEventListener('online', heal);
addEventListener('pageshow', heal);
addEventListener('widget:scan', ({ target }) => kernel.scan(target as ParentNode));
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
