import type { CDPSession } from '@playwright/test';
import type { Point } from './page-side.ts';

/** Taps a point as a finger does; resolves when the page has been told. */
export async function touch(cdp: CDPSession, { x, y }: Point): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
