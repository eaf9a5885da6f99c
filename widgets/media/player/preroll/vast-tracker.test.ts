import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdvertEvent } from './advert.ts';
import { createTracker, fillMacros, sendEvent } from './vast-tracker.ts';

const names = ['impression', 'start', 'midpoint', 'complete', 'skip', 'error'] as const satisfies AdvertEvent[];

const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const addresses = (): string[] => asked.mock.calls.map(([address]) => address);

beforeEach(() => {
  asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
});

test('the macros of a tracking URL are filled in', () => {
  const filled = fillMacros('https://ads.example/?e=[ERRORCODE]&c=[CACHEBUSTING]&t=[timestamp]&x=[PLANET]&y=[]', '303');
  expect(filled).toMatch(/^https:\/\/ads\.example\/\?e=303&c=\d{8}&t=\d{4}-\d\d-\d\dT\d\d%3A\S+Z&x=\[PLANET\]&y=\[\]$/);
});

test('an event is sent without cookies, even while the page unloads', async () => {
  sendEvent(['https://ads.example/start']);
  await Promise.resolve();
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://ads.example/start', {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

test('only https and same-origin tracking URLs are requested', () => {
  sendEvent(['http://ads.example/', 'javascript:alert(1)', 'data:,1', '', 'https://', '/vast/track?event=start']);
  expect(addresses()).toEqual([`${location.origin}/vast/track?event=start`]);
});

test('each tracking URL is requested exactly once per event', () => {
  const event = fc.constantFrom(...names);
  const told = fc.uniqueArray(fc.webUrl({ validSchemes: ['https'] }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.dictionary(event, told), fc.array(event), (urls, events) => {
      asked.mockClear();
      const perEvent = Object.fromEntries(
        Object.entries(urls).map(([name, list]) => [name, list.map(url => `${new URL(url).href}#${name}`)]),
      );
      const track = createTracker(perEvent);
      for (const name of events) track(name);
      const expected = [...new Set(events)].flatMap(name => perEvent[name] ?? []);
      expect(addresses()).toEqual(expected);
    }),
  );
});
