import type { CDPSession } from '@playwright/test';

/** When the page that is open began, in seconds of the machine's clock: that of the browser's own events. */
export async function pageStart(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart');
  if (!start) throw new Error('The browser does not say when the page began.');
  return start.value;
}
