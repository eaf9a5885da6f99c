import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, expect } from '@playwright/test';
import { startPiped } from '../../bench/browser/devtools.ts';
import { openTab, type Tab } from '../../bench/visits/session/tab.ts';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts';

export interface PrerenderingTab extends AsyncDisposable, Tab {
  open: (url: string) => Promise<void>;
  /** Makes the shown page prerender another one. Returns the prerendered page when it is complete. */
  prerender: (url: string) => Promise<CDPSession>;
  /** Navigates from the shown page to the prerendered one, and waits until that is shown. */
  activate: (ahead: CDPSession, url: string) => Promise<void>;
}

/** Evaluates an expression in a page and returns its value. Throws if the expression does. */
export async function valueIn(cdp: CDPSession, expression: string): Promise<unknown> {
  const options = { awaitPromise: true, returnByValue: true, userGesture: true };
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, ...options });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Returns the address and state of a page, or an empty string before it has its document. */
const stateOf = (page: CDPSession): Promise<unknown> =>
  valueIn(page, '`${location.href} ${document.readyState} ${document.prerendering}`').catch(() => '');

const rules = (url: string): string => JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });

/** Opens a tab that prerenders. Chromium does not prerender for pages opened by Playwright. */
export async function openPrerenderingTab(): Promise<PrerenderingTab> {
  const profile = mkdtempSync(join(tmpdir(), 'dakkeh-prerender-'));
  const size = ['--screen-info={360x800}', '--kiosk'];
  const browser = startPiped(chromiumPath(), [...chromiumFlags, ...size, `--user-data-dir=${profile}`, 'about:blank']);
  const tab = await openTab(browser, { isThrottled: false, now: () => Date.now() });
  return {
    ...tab,
    async open(url) {
      // The test adds its own speculation rules, which the page's content security policy forbids.
      await tab.cdp().send('Page.setBypassCSP', { enabled: true });
      const loaded = new Promise<void>(resolve => void tab.cdp().once('Page.loadEventFired', () => resolve()));
      await tab.cdp().send('Page.navigate', { url });
      await loaded;
    },
    async prerender(url) {
      const script = `Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: ${JSON.stringify(rules(url))} })`;
      await valueIn(tab.cdp(), `void document.head.append(${script})`);
      await expect.poll(() => tab.ahead()).toHaveLength(1);
      const [ahead] = tab.ahead();
      if (!ahead) throw new Error(`${url} is not prerendered`);
      await expect.poll(() => stateOf(ahead)).toBe(`${url} complete true`);
      await expect.poll(() => tab.underWay()).toEqual([]);
      return ahead;
    },
    async activate(ahead, url) {
      await valueIn(tab.cdp(), `void (location.href = ${JSON.stringify(url)})`);
      await expect.poll(() => stateOf(ahead)).toBe(`${url} complete false`);
    },
    [Symbol.asyncDispose]: async () => {
      await browser[Symbol.asyncDispose]();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
