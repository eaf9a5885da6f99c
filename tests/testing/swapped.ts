import { expect, type Page } from '@playwright/test';
import { boxOf, goBack, requestsTo, wakeAll } from './boxes.ts';
import { type Host, openHost, stories } from './swaps.ts';

const [first = '', second = ''] = stories;

const shown = (page: Page, id: string): Promise<void> => expect(page.locator('h1')).toHaveText(`Story ${id}`);

async function tapTo(page: Page, id: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: `Story ${id}` }).tap();
  await shown(page, id);
}

/** Hosts of views start when their page has been used for a while: their files are a hundred times of ours. */
const startHost = (page: Page): Promise<void> => page.evaluate(() => self.startHost?.());

/** Goes from story to story, each once its boxes are awake: those that wake by themselves in a window of any height. */
const swap = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ([count, ids]) => {
      const until = async (isTrue: () => boolean): Promise<void> => {
        for (let frame = 0; !isTrue() && frame < 600; frame += 1) await new Promise(requestAnimationFrame);
      };
      const asleep = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-state=ready])')];
      for (let index = 1; index <= count; index += 1) {
        const id = ids[index % ids.length];
        document.querySelector<HTMLElement>(`nav [href="/host/${id}"]`)?.click();
        await until(() => location.pathname.endsWith(`${id}`) && document.querySelector('h1')?.textContent === `Story ${id}`);
        await until(() => asleep().every(({ dataset }) => /tap|rest/.test(dataset.load ?? '')));
      }
    },
    [times, stories] as const,
  );

/** Counts the intervals that run. */
const countIntervals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const intervals = new Set<unknown>();
    const set = setInterval.bind(self);
    const clear = clearInterval.bind(self);
    Object.assign(self, {
      intervals,
      setInterval(...parameters: Parameters<typeof set>) {
        const timer = set(...parameters);
        intervals.add(timer);
        return timer;
      },
      clearInterval(timer: number) {
        intervals.delete(timer);
        clear(timer);
      },
    });
  });

/** Counts the nodes, listeners and intervals of the page. */
async function held(page: Page): Promise<readonly number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return [nodes, jsEventListeners, await page.evaluate<number>('intervals.size')];
}

/** Expects boxes to wake on pages that a host swaps, visits to be counted by story, and Back to bring living boxes. */
export async function expectLivingBoxes(page: Page, host: Host): Promise<void> {
  const visits = requestsTo(page, /\/rest\/visit$/);
  const likes = requestsTo(page, /\/rest\/rateNews$/);
  await openHost(page, host);
  await wakeAll(page);
  await boxOf(page, 'like').locator('.positive').tap();
  await expect(boxOf(page, 'like').locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  await startHost(page);
  await page.evaluate(() => void Object.assign(self, { kept: true }));
  await tapTo(page, second);
  await expect(page.locator('body')).toHaveClass(/_xs/);
  await wakeAll(page);
  await goBack(page);
  await shown(page, first);
  await wakeAll(page);
  expect(await page.evaluate('self.kept')).toBe(true);
  await boxOf(page, 'poll').locator('input').first().check();
  await expect(boxOf(page, 'like').locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  const counted = visits.map(request => new URLSearchParams(request.postData() ?? '').get('nid'));
  expect(counted).toEqual([first, second, first]);
  expect(likes).toHaveLength(1);
}

/** Expects so many swaps to leave as many nodes, listeners and intervals as there were, within 2 %. */
export async function expectNothingHeld(page: Page, host: Host, times: number): Promise<void> {
  await countIntervals(page);
  await page.setViewportSize({ width: 360, height: 12_000 });
  await openHost(page, host);
  await startHost(page);
  await swap(page, 12);
  const before = await held(page);
  await swap(page, times);
  const grown = async (): Promise<number[]> =>
    (await held(page)).map((number, index) => number / (before[index] ?? 0)).filter(ratio => ratio > 1.02);
  await expect.poll(grown).toEqual([]);
}
