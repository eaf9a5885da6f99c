import { pause } from './pause.ts';
import { filesOf } from './registry.ts';
import type { WidgetModule } from './types.ts';

/** A stalled connection counts as a failed one: a held submit must go out. */
const importInTime = (address: string): Promise<WidgetModule> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, 15_000, Error(address));
    import(address).then(resolve, reject);
  });

/** What has been asked for is not asked for again: boxes share files. */
const links: Record<string, HTMLLinkElement> = {};

function preload(files: readonly string[], fetchPriority: 'low' | 'auto'): void {
  for (const href of files) {
    links[href] ??= document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
    );
  }
}

/** Fetches and compiles a widget's files without running them. */
export const preloadWidget = (name?: string): void => preload(filesOf(name), 'low');

const importLater = (milliseconds: number, address: string): Promise<WidgetModule> =>
  pause(milliseconds).then(() => importInTime(address));

/**
 * Imports a widget, its shared chunks in parallel with it.
 * A failed import is tried again at the same address first, so that there is one instance of the module;
 * some browsers remember the failure of an address (whatwg/html#6768), so the last try asks for another.
 */
export function importWidget(name?: string): Promise<WidgetModule> {
  const [file, ...shared] = filesOf(name);
  preload(shared, 'auto');
  return importInTime(file)
    .catch(() => importLater(500, file))
    .catch(() => importLater(2000, `${file}?r=1`));
}
