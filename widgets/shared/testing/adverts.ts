import { beforeEach, vi } from 'vitest';
import { element } from './page.ts';

/** Impression URLs that were sent without cookies and referrer. */
const told: string[] = [];
const watched = new Map<Element, (record: Partial<IntersectionObserverEntry>) => void>();

class Observer {
  private readonly targets = new Set<Element>();
  private readonly callback: (records: Partial<IntersectionObserverEntry>[]) => void;

  constructor(callback: Observer['callback']) {
    this.callback = callback;
  }

  observe(target: Element): void {
    this.targets.add(target);
    watched.set(target, record => this.callback([record]));
  }

  unobserve(target: Element): void {
    if (this.targets.delete(target)) watched.delete(target);
  }

  disconnect(): void {
    for (const target of this.targets) this.unobserve(target);
  }
}

/** Lets each test of a file control visibility. Returns a function that lists the paths of reported impressions. */
export function withScreen(): () => string[] {
  beforeEach(() => {
    told.length = 0;
    watched.clear();
    vi.stubGlobal('IntersectionObserver', Observer);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
      if (options?.credentials !== 'omit' || options.referrerPolicy !== 'no-referrer') return fetch(address, options);
      told.push(new URL(address).pathname + new URL(address).search);
      return Promise.resolve(new Response());
    });
  });
  return () => [...told];
}

/** Makes part of an element visible, from 0 to 1, if it is observed. */
export const showPart = (target: Element, intersectionRatio = 1): void =>
  watched.get(target)?.({ target, intersectionRatio, isIntersecting: intersectionRatio > 0 });

/** Returns true if an observer waits for an element. */
export const isWatched = (target: Element): boolean => watched.has(target);

/** Places an element some pixels below the top of the viewport. */
export const placeAt = (target: Element, top: number): void =>
  void vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));

/** Lets an observed element cross the edge of the viewport. */
export const cross = (): void => [...watched.values()][0]?.({});

/** Places elements some pixels below the top of the viewport, and lets one cross its edge. */
export function place(tops: Readonly<Record<string, number>>): void {
  for (const [selector, top] of Object.entries(tops)) placeAt(element(selector), top);
  cross();
}
