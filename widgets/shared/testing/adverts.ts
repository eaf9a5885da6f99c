import { beforeEach, vi } from 'vitest';

/** Addresses that were told of something, without cookie and referrer. */
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

/** Lets each test of a file say what is on the screen, and hear what is told. Returns the paths of what was told. */
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

/** Brings so much of an element onto the screen, from 0 to 1, if somebody watches it. */
export const showPart = (target: Element, intersectionRatio = 1): void =>
  watched.get(target)?.({ target, intersectionRatio, isIntersecting: intersectionRatio > 0 });

/** Puts an element so many pixels below the upper edge of the screen. */
export const placeAt = (target: Element, top: number): void =>
  void vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));
