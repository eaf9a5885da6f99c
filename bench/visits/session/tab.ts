import type { CDPSession } from '@playwright/test';
import type { PipedBrowser } from '../../browser/devtools.ts';
import { slowProcessor } from '../../browser/phone.ts';
import { BenchFailure } from '../../failure.ts';
import type { SessionRequest, ShownPage } from './requests.ts';

interface TabPage {
  cdp: CDPSession;
  target: string;
  isPrerendered: boolean;
  /** Requests of the page by Chromium's id. */
  requests: Map<string, SessionRequest>;
}

export interface Tab {
  /** Returns the session of the page on the screen. */
  cdp: () => CDPSession;
  /** Returns the sessions of prerendered pages. */
  ahead: () => CDPSession[];
  requests: SessionRequest[];
  shown: ShownPage[];
  /** Addresses of pending requests. */
  underWay: () => string[];
}

interface Options {
  /** True if DevTools throttles the processor. */
  isThrottled: boolean;
  /** Returns the time in milliseconds of the session. */
  now: () => number;
}

/** Returns the type of a request. Navigation preloads of a service worker have the type `Other` in Chromium. */
function typeOf(requestId: string, type: string, headers: Record<string, string>): string {
  if (!requestId.startsWith('preload')) return type;
  return headers['Sec-Purpose']?.includes('prefetch') ? 'Prefetch' : 'Document';
}

/**
 * Opens a tab and follows its pages and service workers. Attaches DevTools to the tab, because Chromium does not
 * prerender for pages with DevTools attached.
 */
export async function openTab(browser: PipedBrowser, { isThrottled, now }: Options): Promise<Tab> {
  const pages = new Map<string, TabPage>();
  const requests: SessionRequest[] = [];
  const shown: ShownPage[] = [];
  const pending = new Map<string, { session: string; loaderId: string; url: string }>();

  function forget(isGone: (request: { session: string; loaderId: string }) => boolean): void {
    for (const [id, request] of pending) if (isGone(request)) pending.delete(id);
  }
  function watch(session: string, page: TabPage, ownScript?: string): void {
    const { cdp, requests: known } = page;
    const end = (requestId: string): boolean => pending.delete(session + requestId);
    cdp.on('Network.requestWillBeSent', ({ requestId, request: { url, headers }, type: said = 'Other', loaderId }) => {
      if (!/^https?:/.test(url)) return;
      const type = typeOf(requestId, said, headers);
      const request = { url, type, bytes: 0, sentAt: now(), isUnseen: page.isPrerendered };
      known.set(requestId, request);
      requests.push(request);
      // Chromium does not always report the end of a worker's own script.
      if (url !== ownScript) pending.set(session + requestId, { session, loaderId, url });
    });
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      // The response was counted for the earlier request of the type Prefetch.
      if (type === 'Document' && response.fromPrefetchCache) known.delete(requestId);
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = known.get(requestId);
      if (request) request.bytes += encodedDataLength;
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      end(requestId);
      const request = known.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => void end(requestId));
    // A prefetch that fails or is cancelled has no other end event.
    cdp.on('Preload.prefetchStatusUpdated', ({ requestId, status }) => void (status === 'Failure' && end(requestId)));
    cdp.on('Page.frameNavigated', ({ frame: { url, parentId, loaderId } }) => {
      if (parentId !== undefined) return;
      // Chromium reports no end for some requests of the previous page.
      forget(request => request.session === session && request.loaderId !== loaderId);
      if (!page.isPrerendered) shown.push({ url, at: now() });
    });
  }

  browser.root.on('Target.attachedToTarget', ({ sessionId: session, targetInfo: { type, url, targetId: target } }) => {
    if (type !== 'service_worker') return;
    const cdp = browser.session(session);
    watch(session, { cdp, target, isPrerendered: false, requests: new Map() }, url);
    // A worker that has ended meanwhile makes no requests.
    cdp.send('Network.enable').catch(() => undefined);
  });
  // A worker that has ended reports nothing more.
  browser.root.on('Target.detachedFromTarget', ({ sessionId }) => forget(({ session }) => session === sessionId));
  await browser.root.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
    filter: [{ type: 'service_worker' }],
  });
  const { targetId } = await browser.root.send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await browser.root.send('Target.attachToTarget', { targetId, flatten: true });
  const tab = browser.session(sessionId);
  const first = new Promise<void>(resolve => {
    tab.on('Target.attachedToTarget', ({ sessionId: session, targetInfo }) => {
      const cdp = browser.session(session);
      const page = { cdp, target: targetInfo.targetId, isPrerendered: targetInfo.subtype === 'prerender', requests: new Map<string, SessionRequest>() };
      pages.set(session, page);
      watch(session, page);
      const setUp = [
        cdp.send('Network.enable'),
        cdp.send('Page.enable'),
        cdp.send('Preload.enable'),
        ...(isThrottled ? [cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })] : []),
        cdp.send('Runtime.runIfWaitingForDebugger'),
      ];
      // A page that is discarded meanwhile needs no set-up.
      void Promise.all(setUp).then(() => resolve(), () => undefined);
    });
  });
  tab.on('Target.detachedFromTarget', ({ sessionId: session }) => {
    pages.delete(session);
    forget(request => request.session === session);
  });
  tab.on('Target.targetInfoChanged', ({ targetInfo }) => {
    for (const page of pages.values()) {
      if (page.target !== targetInfo.targetId || !page.isPrerendered || targetInfo.subtype === 'prerender') continue;
      page.isPrerendered = false;
      for (const request of page.requests.values()) request.isUnseen = false;
      shown.push({ url: targetInfo.url, at: now() });
    }
  });
  await tab.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await first;
  return {
    cdp: () => {
      const page = [...pages.values()].findLast(({ isPrerendered }) => !isPrerendered);
      if (!page) throw new BenchFailure('The tab has no page: did the page close it?');
      return page.cdp;
    },
    ahead: () => [...pages.values()].filter(({ isPrerendered }) => isPrerendered).map(({ cdp }) => cdp),
    requests,
    shown,
    underWay: () => [...pending.values()].map(({ url }) => url),
  };
}
