import { importWidget } from './chunks.ts';
import { guarded } from './guarded.ts';
import { retryFailed } from './retry-failed.ts';
import { kernel } from './kernel.ts';
import { replayEarlyActions } from './replay.ts';

/**
 * Loads the widget `arrival` only for pages that need it: opened by a hash or in a frame, with a draft, a held tap or
 * unsent data, or without the first-paint script. Most pages need none of this.
 */
function followArrival(): void {
  const traces = `${location.hash}${guarded(() => JSON.stringify(history.state))}${guarded(() => Object.entries(localStorage) as unknown as string)}`;
  // A hash, a held tap, or a stored draft or queue.
  if (
    document.prerendering ||
    self !== top ||
    /^#|"held |draft,{"|outbox /.test(traces) ||
    self.earlyPress === undefined
  ) {
    void importWidget('arrival').then(arrival => arrival.default(document.body, kernel));
  }
}

/**
 * Starts once the page is complete, because the script may run before the last boxes and metas have come. A prerendered
 * page waits until the reader sees it: it must count no visit and start no advert.
 */
function begin(): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', begin);
  else kernel.scan(document);
  followArrival();
  self.earlyPress?.click();
}

function attend(): void {
  self.dakkehKernel = true;
  replayEarlyActions();
  addEventListener('hashchange', followArrival);
  addEventListener('online', retryFailed);
  addEventListener('pageshow', retryFailed);
  addEventListener('widget:scan', event => kernel.scan(event.target as ParentNode));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

// Each address of the kernel is a separate module. Two of them would count visits twice and undo each other's taps.
if (self.dakkehKernel) console.error('Second kernel');
else attend();
