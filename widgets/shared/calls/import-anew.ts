import { now } from '../base/time.ts';
import { inTime } from './in-time.ts';

/** Milliseconds after which a file is asked for by another address. */
const patience = 10_000;

/**
 * Imports a module; where that fails or hangs, by an address that was never asked for: some browsers remember that one
 * has failed (whatwg/html#6768). The address is in the text of the function, as the build has written it.
 */
export function importAnew<Module>(load: () => Promise<Module>, base: string): Promise<Module> {
  const again = (): Promise<Module> => {
    const [, address = ''] = /["'`](.+?)["'`]/.exec(String(load)) ?? [];
    return import(new URL(`${address}?r=${now()}`, base).href) as Promise<Module>;
  };
  return inTime(load, patience).catch(() => inTime(again));
}
