import { slowLine, slowProcessor } from './phone.ts';
import { isSlowed } from './slow-browser.ts';
import type { Visit } from './visit.ts';

/** Slows a visit down to a low-end phone. A browser that is slow as a whole is so only once. */
export async function slowDown({ cdp, context }: Visit): Promise<void> {
  if (!isSlowed(context.browser())) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await cdp.send('Network.emulateNetworkConditions', slowLine);
}
