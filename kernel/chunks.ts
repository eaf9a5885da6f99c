import { pause } from './pause.ts';
import { filesOf } from './registry.ts';
import type { WidgetModule } from './types.ts';

/** Rejects after 15 seconds, so that a stalled connection counts as a failed one and a held submit still goes out. */
const importInTime = (address: string): Promise<WidgetModule> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(Error(address)), 15_000);
    import(address).then(resolve, reject);
  });

/** Preload links by URL, because several boxes may need the same file. */
const links: Record<string, HTMLLinkElement> = {};

function preload(files: readonly string[], fetchPriority: 'low' | ''): void {
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
 * Imports a widget and its shared chunks in parallel. Retries a failed import first at the same URL, so that the module
 * has one instance. Some browsers never retry a failed URL (whatwg/html#6768), so the last retry adds a query to it.
 */
export function importWidget(name?: string): Promise<WidgetModule> {
  const [file, ...shared] = filesOf(name);
  preload(shared, '');
  return importInTime(file)
    .catch(() => importLater(500, file))
    .catch(() => importLater(2000, `${file}?r=1`));
}
