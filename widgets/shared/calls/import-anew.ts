import { now } from '../base/time.ts';

/** Milliseconds after which a file is asked for by another address. */
const patience = 10_000;

/**
 * Imports a module; where that fails or hangs, by an address that was never asked for: some browsers remember that one
 * has failed (whatwg/html#6768). The address is in the text of the function, as the build has written it.
 */
export function importAnew<Module>(load: () => Promise<Module>, base: string): Promise<Module> {
  const inTime = (loading: Promise<unknown>): Promise<unknown> =>
    Promise.race([loading, new Promise((_, reject) => setTimeout(reject, patience))]);
  const [, address = ''] = /["'`](.+?)["'`]/.exec(String(load)) ?? [];
  return inTime(load()).catch(() => inTime(import(new URL(`${address}?r=${now()}`, base).href))) as Promise<Module>;
}
