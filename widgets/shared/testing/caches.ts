import { vi } from 'vitest';

const pathOf = (request: RequestInfo | URL): string => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : request, location.href);
  return pathname + search;
};

/** Minimal page that lists saved pages. */
export const listHtml =
  '<html><section data-widget="saved" data-slow="Slow." data-read="Read"><template lang="en"><p data-kept="">' +
  'Copy of {time}. <a href="?">Again</a></p></template></section></html>';

/** A cache that compares only paths. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(pathOf(request))?.clone());
  }

  matchAll(): Promise<Response[]> {
    return Promise.resolve([...this.entries.values()].map(response => response.clone()));
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(pathOf(request), response);
    return Promise.resolve();
  }

  async addAll(paths: readonly string[]): Promise<void> {
    const answers = await Promise.all(paths.map(async path => [path, await fetch(path)] as const));
    if (answers.some(([, { ok }]) => !ok)) throw new TypeError('Request failed');
    for (const [path, answer] of answers) await this.put(path, answer);
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(pathOf(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map(path => new Request(location.origin + path)));
  }
}

/** Returns the cached paths by cache name. */
type StubbedCaches = () => Record<string, string[]>;

/** Replaces the browser's caches with caches in memory, and the resource timing with the given paths. */
export function stubCaches(loaded: readonly string[] = []): StubbedCaches {
  const entries = loaded.map(path => ({ name: new URL(path, location.href).href }));
  vi.stubGlobal('performance', { getEntriesByType: () => entries, getEntriesByName: () => [] });
  vi.stubGlobal('PerformanceObserver', IntersectionObserver);
  const all = new Map<string, FakeCache>();
  vi.stubGlobal('caches', {
    open(name: string): Promise<FakeCache> {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return Promise.resolve(cache);
    },
    async match(request: RequestInfo | URL): Promise<Response | undefined> {
      for (const cache of all.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  });
  return () => Object.fromEntries([...all].map(([name, { entries }]) => [name, [...entries.keys()]]));
}
