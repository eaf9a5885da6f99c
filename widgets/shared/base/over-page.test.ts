// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAtEntry } from './entry.ts';
import { closed, leaveEntry, opened } from './over-page.ts';

/** Lets what the history is asked for happen: at most a step, and another that follows from it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) await new Promise(resolve => setTimeout(resolve));
}

async function back(): Promise<void> {
  history.back();
  await settle();
}

/** Things that can be open, in the order in which they open, each with its state. */
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

/** Comes to a page from another one. */
function arrive(): void {
  history.pushState(null, '', '/before');
  history.pushState({ theirs: 1 }, '', '/page');
}

beforeEach(arrive);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const thing of things) thing.close(false);
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await settle();
});

const steps = fc.array(fc.tuple(fc.constantFrom(...things), fc.constantFrom('open', 'close', 'lead')), { maxLength: 8 });

test('one Back leaves the page, whatever has been open over it and however that was closed', async () => {
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

test('Back closes all that is open, and leaves the page and what others keep in its entry', async () => {
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

test('a page that is left has nothing over it when it comes back, and one Back leaves it', async () => {
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

test('a page that is loaded again with something open is left by one Back', async () => {
  history.pushState({ 'held over': true }, '');
  leaveEntry();
  await settle();
  await back();
  expect(location.pathname).toBe('/before');
});

test('a link to a part of the page closes what is open, and costs no Back', async () => {
  menu.open();
  location.hash = '#part';
  await settle();
  expect(menu.isOpen).toBe(false);
  await back();
  expect(location.href).toMatch(/\/page$/);
  await back();
  expect(location.pathname).toBe('/before');
});

describe('a history that throws', () => {
  test.each(['pushState', 'back'] as const)('in %s keeps nothing from opening and closing', async name => {
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
});
