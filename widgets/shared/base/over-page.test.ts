import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAtEntry } from './entry.ts';
import { closed, leaveEntry, opened } from './over-page.ts';

/** Waits for history navigations: at most one step and another one caused by it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) await new Promise(resolve => setTimeout(resolve));
}

async function back(): Promise<void> {
  history.back();
  await settle();
}

/** Overlays in the order in which they open. */
const things = ['menu', 'settings'].map(name => {
  const thing = {
    name,
    isOpen: false,
    open(): void {
      thing.isOpen = true;
      opened(thing.leave);
    },
    close(leadsNowhere: boolean): void {
      thing.isOpen = false;
      closed(thing.leave, leadsNowhere);
    },
    leave: (): void => thing.close(true),
  };
  return thing;
});
const [menu] = things as [(typeof things)[number], ...typeof things];

/** Navigates from another page to the tested one. */
function arrive(): void {
  history.pushState(null, '', '/before');
  history.pushState({ theirs: 1 }, '', '/page');
}

// jsdom's history takes real time.
beforeEach(() => {
  vi.useRealTimers();
  arrive();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const thing of things) thing.close(false);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await settle();
  vi.useFakeTimers();
});

const steps = fc.array(fc.tuple(fc.constantFrom(...things), fc.constantFrom('open', 'close', 'lead')), { maxLength: 8 });

test('one Back leaves the page after any overlays were opened and closed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async taken => {
      arrive();
      for (const [thing, step] of taken) {
        if (step === 'open') thing.open();
        else thing.close(step === 'close');
        await settle();
      }
      for (const thing of things) thing.close(false);
      await settle();
      await back();
      expect(location.pathname).toBe('/before');
    }),
    { numRuns: 40 },
  );
});

test('Back closes all overlays and keeps the page and other data in its history entry', async () => {
  for (const thing of things) thing.open();
  expect(history.state).toMatchObject({ theirs: 1 });
  await back();
  expect(things.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  expect([location.pathname, history.state]).toEqual(['/page', { theirs: 1 }]);
});

test('Back closes an overlay that opened while the browser was going back from another', async () => {
  menu.open();
  menu.close(true);
  menu.open();
  await settle();
  expect(menu.isOpen).toBe(true);
  await back();
  expect([menu.isOpen, location.pathname]).toEqual([false, '/page']);
});

test('a page in the back/forward cache comes back without overlays', async () => {
  menu.open();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(menu.isOpen).toBe(false);
  await settle();
  expect(isAtEntry()).toBe(true);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect([isAtEntry(), location.pathname]).toEqual([false, '/page']);
  await back();
  expect(location.pathname).toBe('/before');
});

test('a page that was reloaded with an open overlay is left by one Back', async () => {
  history.pushState({ 'held over': true }, '');
  leaveEntry();
  await settle();
  await back();
  expect(location.pathname).toBe('/before');
});

test('a link to a part of the page closes the overlay and adds no extra Back', async () => {
  menu.open();
  location.hash = '#part';
  await settle();
  expect(menu.isOpen).toBe(false);
  await back();
  expect(location.href).toMatch(/\/page$/);
  await back();
  expect(location.pathname).toBe('/before');
});

test.each(['pushState', 'back'] as const)('a history method that throws does not keep overlays from opening and closing: %s', async name => {
  vi.spyOn(history, name).mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  expect(() => {
    menu.open();
    menu.close(true);
  }).not.toThrow();
  await settle();
  menu.open();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(menu.isOpen).toBe(false);
});
