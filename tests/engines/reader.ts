import type { Page } from '@playwright/test';

/** What a flow does in every engine: a part of Playwright's page, which is all that WebKit's driver needs to know. */
export type Reader = Pick<
  Page,
  'context' | 'evaluate' | 'evaluateHandle' | 'goto' | 'keyboard' | 'request' | 'route' | 'screenshot' | 'setViewportSize' | 'tap' | 'waitForFunction'
>;
