import { now } from '../base/time.ts';

/** Time in milliseconds after which the import is tried at another URL. */
const patience = 10_000;

/**
 * Imports a module. If that fails or hangs, tries once more at a URL that was never requested, because some browsers
 * never retry a failed one (whatwg/html#6768). Finds the URL in the source text of `load`, which the build has
 * rewritten.
 */
export function importAnew<Module>(load: () => Promise<Module>, base: string): Promise<Module> {
  const inTime = (loading: Promise<unknown>): Promise<unknown> =>
    Promise.race([loading, new Promise((_, reject) => setTimeout(reject, patience))]);
  const [, address = ''] = /["'`](.+?)["'`]/.exec(String(load)) ?? [];
  return inTime(load()).catch(() => inTime(import(new URL(`${address}?r=${now()}`, base).href))) as Promise<Module>;
}
