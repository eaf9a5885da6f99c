import { importWidget } from './chunks.ts';
import { guarded } from './guarded.ts';
import { retryFailed } from './retry-failed.ts';
import { kernel } from './kernel.ts';
import { replayEarlyActions } from './replay.ts';

/**
 * Loads the widget `arrival`, but only if the page needs it: it has a hash, runs in a frame, has a draft, a held tap or
 * unsent data, or lacks the first-paint script. Most pages do not need it.
 */
function followArrival(): void {
  const traces = `${location.hash}${guarded(() => JSON.stringify(history.state))}${guarded(() => Object.entries(localStorage) as unknown as string)}`;
  // A hash, a held tap, a stored draft or an outbox.
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
 * Starts once the page is complete, because the script may run before the last boxes and metas have been parsed. A
 * prerendered page waits until the reader sees it: it must not count a visit or start an advert.
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

// Each URL of the kernel is a separate module. Two kernels would count visits twice and undo each other's taps.
if (self.dakkehKernel) console.error('Second kernel');
else attend();
