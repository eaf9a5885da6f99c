import { vi } from 'vitest';
import type { Kernel, Mount, WidgetModule } from '../types.ts';

interface Watch {
  margin: string;
  targets: Set<Element>;
  observer: IntersectionObserver;
  callback: IntersectionObserverCallback;
}

const watches: Watch[] = [];
const listeners: Parameters<typeof window.addEventListener>[] = [];

class FakeIntersectionObserver {
  readonly watch: Watch;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.watch = { margin: options.rootMargin ?? '', targets: new Set(), callback, observer: this as unknown as IntersectionObserver };
    watches.push(this.watch);
  }
  observe(target: Element): void {
    this.watch.targets.add(target);
  }
  unobserve(target: Element): void {
    this.watch.targets.delete(target);
  }
}

export const margins = { seen: '0px', near: '400px 0px', ahead: '300% 0px' } as const;

/** Simulates an intersection: the given boxes are within the margin, all other observed boxes are not, in one batch. */
export function intersect(margin: keyof typeof margins, ...boxes: Element[]): void {
  for (const { callback, targets, observer } of watches.filter(watch => watch.margin === margins[margin])) {
    const records = [...targets].map(target => ({ target, isIntersecting: boxes.includes(target) }));
    callback(records as unknown as IntersectionObserverEntry[], observer);
  }
}

export const isWatched = (margin: keyof typeof margins, box: Element): boolean =>
  watches.some(watch => watch.margin === margins[margin] && watch.targets.has(box));

export interface Import {
  name: string;
  arrive: (mount: Mount) => void;
  fail: (error?: Error) => void;
}

/** A kernel for one test. The test decides when imports finish. */
export interface Harness {
  kernel: Kernel;
  retryFailed: () => void;
  imports: Import[];
  /** Names of the preloaded widgets. */
  preloads: string[];
  /** Returns the latest import of a widget. Throws if it was not requested. */
  importOf: (name: string) => Import;
}

/** Removes a kernel's listeners and globals. */
export function stopKernel(): void {
  for (const [type, listener, options] of listeners.splice(0)) window.removeEventListener(type, listener, options);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete self.dakkehKernel;
}

/** Loads the kernel's modules again. Replaces the page's markup if `html` is given. */
export async function startKernel(html?: string): Promise<Harness> {
  watches.length = 0;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...parameters: Parameters<typeof listen>) => {
    listeners.push(parameters);
    listen(...parameters);
  });
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  if (html !== undefined) document.body.innerHTML = html;
  const imports: Import[] = [];
  const preloads: Harness['preloads'] = [];
  vi.doMock('../chunks.ts', () => ({
    preloadWidget: (name: string) => {
      preloads.push(name);
    },
    importWidget: (name: string) =>
      new Promise<WidgetModule>((resolve, reject) => {
        imports.push({
          name,
          arrive: mount => resolve({ default: mount }),
          fail: (error = new Error('503')) => reject(error),
        });
      }),
  }));
  return {
    kernel: (await import('../kernel.ts')).kernel,
    retryFailed: (await import('../retry-failed.ts')).retryFailed,
    imports,
    preloads,
    importOf(name) {
      const found = imports.findLast(asked => asked.name === name);
      if (!found) throw new Error(`${name} was not imported`);
      return found;
    },
  };
}

/** Returns the first element that a selector matches. Throws if there is none. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** Resolves with `widget:ready` or `widget:error` of a box. */
export const mountResult = (box: Element): Promise<Event> =>
  new Promise(resolve => {
    for (const type of ['widget:ready', 'widget:error']) box.addEventListener(type, resolve);
  });
