import { vi } from 'vitest';

/** Stubs media queries for a viewport width in CSS pixels. Returns a function that changes the width. */
export function stubWidth(width: number): (next: number) => void {
  let now = width;
  const queries = new Set<{ matches: boolean; tell: () => void }>();
  vi.stubGlobal('matchMedia', (text: string) => {
    const least = Number(/^\(min-width:(\d+)px\)$/.exec(text)?.[1]);
    const listeners: (() => void)[] = [];
    const query = {
      get matches() {
        return now >= least;
      },
      addEventListener: (_: 'change', listener: () => void) => listeners.push(listener),
      tell: () => listeners.forEach(listener => listener()),
    };
    queries.add(query);
    return query;
  });
  return next => {
    const before = [...queries].map(query => ({ query, matches: query.matches }));
    now = next;
    for (const { query, matches } of before) if (query.matches !== matches) query.tell();
  };
}
