import { importWidget } from './chunks.ts';
import { guarded } from './guarded.ts';
import { retryFailed } from './retry-failed.ts';
import { kernel } from './parts.ts';
import { replayEarlyActions } from './replay.ts';

/**
 * Most readers come to the plain page: not by a hash, into a frame or in desktop view, with nothing half written,
 * tapped or unsent, and with the first-paint script on it. The widget `arrival` does what the page load needs for the
 * others.
 */
function followArrival(): void {
  const traces = `${location.hash}${guarded(() => JSON.stringify(history.state) + document.cookie)}${guarded(() => Object.entries(localStorage) as unknown as string)}`;
  // A hash, the cookie of the desktop view, the name of a held tap, or, among what is stored, a draft or what waits.
  if (
    document.prerendering ||
    self !== top ||
    /^#|_responsive=|"held |draft,{"|outbox /.test(traces) ||
    self.earlyPress === undefined
  ) {
    void importWidget('arrival').then(arrival => arrival.default(document.body, kernel));
  }
}

/**
 * Begins once the page is whole: the script may have come before its end, and boxes and metas with that. A prerendered
 * page stays asleep until a reader sees it: it counts no visit and starts no advert.
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
  addEventListener('pageshow', () => {
    retryFailed();
    // A page that was left and is shown again was not told what was stored meanwhile.
    dispatchEvent(new CustomEvent('storage'));
  });
  addEventListener('widget:scan', event => kernel.scan(event.target as ParentNode));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

// Each address of the kernel is a module of its own. Two of them would count visits twice and undo each other's taps.
if (self.dakkehKernel) console.error('Second kernel');
else attend();
