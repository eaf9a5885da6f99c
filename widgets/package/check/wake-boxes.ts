import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackageManifest } from '../package-manifest.ts';
import type { Report } from './finding.ts';

/** Nothing comes into view here, and nothing changes its size. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** As much of a widget's file as is used here. */
interface WidgetFile {
  default: (box: HTMLElement, kernel: object) => unknown;
}

const { setTimeout, setInterval, clearInterval } = globalThis;

/** What scripts of a phone ask for that a document on a server has not; calls are not made. */
const substitutes = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  fetch: () => new Promise<never>(() => {}),
  scrollTo() {},
  // What a box waits for does not keep the command from ending.
  setTimeout: (...wait: Parameters<typeof setTimeout>) => setTimeout(...wait).unref(),
  setInterval: (...wait: Parameters<typeof setInterval>) => setInterval(...wait).unref(),
};

/** These are Node's own, too, and have to be those of the document. */
const ofDocument = new Set('Event CustomEvent EventTarget navigator localStorage sessionStorage FormData File Blob'.split(' '));

/** What a window has from what it is. */
const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Makes the parts of a window known by their global names, as scripts of a phone know them. */
function enter(window: EventTarget): void {
  const parts = { ...Object.getOwnPropertyDescriptors(window) } as Record<string, PropertyDescriptor>;
  for (const name of Object.keys(parts)) {
    if (name in globalThis && !ofDocument.has(name)) continue;
    Object.defineProperty(globalThis, name, { get: () => Reflect.get(window, name) as unknown, configurable: true });
  }
  const own = Object.fromEntries(inherited.map(name => [name, window[name].bind(window)]));
  for (const [name, value] of Object.entries({ ...substitutes, ...own, self: globalThis, top: globalThis })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Milliseconds after which a box counts as awake: it waits for its server. */
const timeoutMs = 3000;

/** What widgets are handed: nothing is kept, and no other box is woken. */
function kernelFor(document: Document): object {
  const { lang: language, dir: direction } = document.documentElement;
  return {
    page: {
      language,
      direction,
      meta: (property: string) => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content,
      captchaKey: '',
    },
    storage: { getItem: () => null, setItem() {}, read: () => undefined, write() {} },
    digits: { format: String },
    scan() {},
    wake: () => Promise.resolve(),
    fail() {},
  };
}

/**
 * Wakes every box of a page by the scripts of the package, as a phone does, and says which of them would stay asleep,
 * and why. Boxes inside of others are left to them.
 */
export async function wakeBoxes(
  window: EventTarget & { readonly document: Document },
  manifest: PackageManifest,
  assets: string,
  report: Report,
): Promise<void> {
  const { document } = window;
  const whileWaking = setInterval(() => {}, 1000);
  enter(window);
  const kernel = kernelFor(document);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  for (const box of boxes.filter(({ parentElement }) => !parentElement?.closest('[data-widget]'))) {
    const name = box.dataset.widget ?? '';
    const [file] = manifest.widgets[name]?.files.filter(path => path.endsWith(`/${name}.js`)) ?? [];
    if (file === undefined || !manifest.files.includes(file)) continue;
    try {
      const { default: mount } = (await import(pathToFileURL(join(assets, file)).href)) as WidgetFile;
      await Promise.race([mount(box, kernel), new Promise(resolve => setTimeout(resolve, timeoutMs).unref())]);
    } catch (error) {
      report(box, name, `It stays asleep: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  clearInterval(whileWaking);
}
