import type { Browser, CDPSession } from '@playwright/test';
import { type TraceEvent, traceCategories } from './trace-events.ts';

export interface TraceRecording {
  /** Ends it and gives all of its events. */
  stop: () => Promise<TraceEvent[]>;
}

/** Records what all threads of the browser do. A browser can only make one such recording at a time. */
export async function recordTrace(browser: Browser, more: readonly string[] = []): Promise<TraceRecording> {
  const cdp: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...traceCategories, ...more], excludedCategories: ['*'], recordMode: 'recordContinuously' },
  });
  return {
    stop: async () => {
      const complete = new Promise<void>(resolve => void cdp.once('Tracing.tracingComplete', () => resolve()));
      await cdp.send('Tracing.end');
      await complete;
      await cdp.detach();
      return events;
    },
  };
}
