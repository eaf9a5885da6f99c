import type { Page } from '@playwright/test';

const noon = Date.parse('2026-03-21T12:00:00+03:30');

/** The page's own timeline, kept before its clock is replaced by one that has none. */
interface WithTimeline {
  benchTimeline?: Performance;
}

function keepTimeline(): void {
  (globalThis as WithTimeline).benchTimeline = performance;
}

/** Libraries ask how far the page has come: it is told still, and nothing else of what was timed. */
function tellNavigation(): void {
  const { benchTimeline } = globalThis as WithTimeline;
  const getEntriesByType = (type: string): PerformanceEntryList =>
    type === 'navigation' ? (benchTimeline?.getEntriesByType(type) ?? []) : [];
  Object.assign(performance, { getEntriesByType });
}

/** Chance with one seed. Runs in the page, before its scripts, as what follows. */
function seedChance(): void {
  let state = 0x2f6e2b1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Reports errors of timers to the page, as browsers do: the clock would throw them at us. */
function guardTimers(): void {
  const guarded = (run: unknown) => (...given: unknown[]): void => {
    try {
      if (typeof run === 'function') Reflect.apply(run, window, given);
      else window.eval(String(run));
    } catch (error) {
      reportError(error);
    }
  };
  const [later, often, inFrame, whenIdle] = [setTimeout, setInterval, requestAnimationFrame, requestIdleCallback];
  Object.assign(window, {
    setTimeout: (run: unknown, wait?: number, ...given: unknown[]) => later(guarded(run), wait, ...given),
    // Browsers wait a millisecond if an interval has no length; the clock would never get over it.
    setInterval: (run: unknown, wait?: unknown, ...given: unknown[]) =>
      often(guarded(run), Math.max(1, Number(wait) || 0), ...given),
    requestAnimationFrame: (run: unknown) => inFrame(guarded(run)),
    requestIdleCallback: (run: unknown, options?: IdleRequestOptions) => whenIdle(guarded(run), options),
  });
}

/** Tells what comes into view one by one: how much of it comes in one frame is chance. */
function tellIntersectionsSingly(): void {
  const Native = IntersectionObserver;
  window.IntersectionObserver = class extends Native {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        for (const entry of entries) tell.call(observer, [entry], observer);
      }, options);
    }
  };
}

/** An emulated phone now and then announces a size that it already has. */
function ignoreSameSize(): void {
  const sizeNow = (): string => `${innerWidth} ${innerHeight}`;
  let size = sizeNow();
  addEventListener(
    'resize',
    event => {
      if (sizeNow() === size) event.stopImmediatePropagation();
      size = sizeNow();
    },
    true,
  );
}

/**
 * Makes two visits of a page the same: its clock starts at one moment and stands still until we let time pass, chance
 * has one seed, and what the browser tells the page does not depend on how its frames fell.
 */
export async function freeze(page: Page): Promise<void> {
  await page.addInitScript(keepTimeline);
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  const scripts = [tellNavigation, seedChance, guardTimers, tellIntersectionsSingly, ignoreSameSize];
  for (const script of scripts) await page.addInitScript(script);
}
