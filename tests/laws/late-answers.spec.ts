import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../scripts/build/paths.ts';
import { type WidgetFolder, widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import type { CallsReference } from '../../widgets/shared/render/documented-call.ts';
import { waitUntilIdle, watchLoading } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Returns true if the reference of a widget lists a GET call. Some widgets make it only after a tap. */
async function mayAsk({ entry }: WidgetFolder): Promise<boolean> {
  const file = resolve(root, dirname(entry), 'calls.ts');
  if (!existsSync(file)) return false;
  const { reference } = (await import(file)) as { reference: CallsReference };
  return reference.calls.some(({ method }) => method === 'GET');
}

/** Holds back all GET calls of scripts. */
async function holdCalls(page: Page): Promise<{ count: () => number; release: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**', (route, request) => {
    const isCall = request.resourceType() === 'fetch' && request.method() === 'GET';
    return isHeld && isCall ? void held.push(() => route.continue()) : route.continue();
  });
  return {
    count: () => held.length,
    async release() {
      isHeld = false;
      for (const goOn of held) await goOn();
    },
  };
}

/** Scrolls to the start of a box, or to its end with the content that follows. */
const scrollToEdge = {
  start: (box: Locator) => box.evaluate(element => element.scrollIntoView({ block: 'start', behavior: 'instant' })),
  end: (box: Locator) =>
    box.evaluate(element => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - 0.7 * innerHeight, behavior: 'instant' });
    }),
};

type BoxEdge = keyof typeof scrollToEdge;

const nameOf = (address: string): string => address.replace(/.*\//, '');

/** Returns the layout shifts from late responses to a box's calls; undefined if it makes none by itself. */
async function movedBy(page: Page, address: string, place: BoxEdge): Promise<string[] | undefined> {
  const shifts = await watchShifts(page);
  const loading = watchLoading(page);
  const calls = await holdCalls(page);
  await page.clock.install();
  await page.goto(address);
  const box = page.locator(`[data-widget="${nameOf(address)}"]:not([data-load=tap])`).first();
  if ((await box.count()) === 0) return undefined;
  await scrollToEdge[place](box);
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  // The province map calls a second after it becomes visible. IntersectionObserver reports that with a frame.
  await page.evaluate(() => new Promise(resolve => new IntersectionObserver(resolve).observe(document.body)));
  await page.clock.runFor(1500);
  await waitUntilIdle(page);
  if (calls.count() === 0) return undefined;
  await calls.release();
  do {
    await expect.poll(loading).toBe(0);
    await waitUntilIdle(page);
  } while (loading() > 0);
  return shifts();
}

const asking: string[] = [];
for (const widget of widgetFolders()) if (await mayAsk(widget)) asking.push(widget.name);

const editions = isNightly ? ['', '/en'] : [''];

const devices: readonly [device: string, width: number, seen: readonly BoxEdge[]][] = [
  ['phone', 360, ['start', 'end']],
  ['wide screen', 1280, isNightly ? ['start', 'end'] : ['end']],
];

for (const [device, width, seen] of devices) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: device === 'phone' });

    for (const place of seen) {
      test(`late responses shift no layout at the ${place} of a box`, async ({ context }) => {
        test.slow();
        // The boxes make no call for a reader who follows nothing.
        await context.addInitScript(() => {
          // A blank page has no storage.
          if (origin !== 'null') localStorage.setItem('following', '{"/topic/culture":true,"/en/topic/culture":true}');
        });
        const askedBy: string[] = [];
        for (const address of editions.flatMap(edition => asking.map(name => `${edition}/catalogue/${name}`))) {
          const page = await context.newPage();
          const moved = await movedBy(page, address, place);
          if (moved) askedBy.push(nameOf(address));
          expect.soft(moved ?? [], address).toEqual([]);
          await page.close();
        }
        expect(askedBy).toEqual(expect.arrayContaining(['connection', 'dynamic-form', 'following', 'province-map']));
      });
    }
  });
}
