import { importWidget } from './chunks.ts';
import { heal, kernel } from './loader.ts';
import { filesOf } from './registry.ts';
import { replayEarlyActions } from './replay.ts';
import { storage } from './storage.ts';
import { applyWidthClass } from './width.ts';

/**
 * Most readers come to the plain page: not by a hash, into a frame or in desktop view, and with nothing half written.
 * `arrival` serves the others.
 */
async function followArrival(): Promise<void> {
  const files = filesOf('arrival');
  // The cookie of the desktop view, or the name of a draft.
  const hasTraces = /_responsive=|":/.test(document.cookie + String(storage.getItem('draft')));
  if (files && (location.hash || self !== top || hasTraces)) {
    const { default: mount } = await importWidget(files);
    await mount(document.body, kernel);
  }
}

/** A prerendered page stays asleep until a reader sees it: it counts no visit and starts no advert. */
function start(): void {
  kernel.scan(document);
  void followArrival();
}

applyWidthClass();
addEventListener('resize', applyWidthClass);
replayEarlyActions();
addEventListener('hashchange', followArrival);
addEventListener('online', heal);
addEventListener('pageshow', heal);
addEventListener('widget:scan', ({ target }) => kernel.scan(target as ParentNode));
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();
