import { slowLine, slowProcessor } from './phone.ts';
import type { Visit } from './visit.ts';

/** Gives a visit a low-end phone's processor and line, from here on. */
export async function slowDown({ cdp }: Visit): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  await cdp.send('Network.emulateNetworkConditions', slowLine);
}
