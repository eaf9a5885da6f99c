import { type CDPSession, expect, type Page } from '@playwright/test';
import { boxOf, goBack, requestsTo, wakeAll } from './boxes.ts';
import { type Host, openHost, stories } from './swaps.ts';

const [first = '', second = ''] = stories;

const shown = (page: Page, id: string): Promise<void> => expect(page.locator('h1')).toHaveText(`Story ${id}`);

async function tapTo(page: Page, id: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: `Story ${id}` }).tap();
  await shown(page, id);
}

/** Starts the host's own views, if it has any. Their files are a hundred times as large as ours, so they load late. */
const startHost = (page: Page): Promise<void> => page.evaluate(() => self.startHost?.());

/** Swaps stories, each once its boxes are awake that wake without a touch at any window height. */
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
      await until(() => asleep().every(({ dataset }) => dataset.load === 'tap'));
    },
    [times, stories] as const,
  );

/** Counts running intervals, and can end long timeouts, which would keep removed content in memory for a while. */
const watchTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const intervals = new Set<unknown>();
    const late = new Set<number>();
    const set = setInterval.bind(self);
    const clear = clearInterval.bind(self);
    const wait = setTimeout.bind(self);
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
      setTimeout(run: () => void, delay = 0, ...given: unknown[]): number {
        const timer = wait(run, delay, ...given);
        if (delay > 10_000) late.add(timer);
        return timer;
      },
      endTimeouts() {
        for (const timer of late) clearTimeout(timer);
        late.clear();
      },
    });
  });

/** The part of a heap snapshot with sizes: the fields of all nodes in one list, and the meanings of their numbers. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
  strings: string[];
}

/**
 * Bytes of objects, texts and functions on the heap. Code comes while the engine learns, and its tables without a name
 * double: neither is held by a page.
 */
async function heapOf(client: CDPSession): Promise<number> {
  const parts: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot: { meta }, nodes, strings } = JSON.parse(parts.join('')) as Snapshot;
  const fieldOf = (name: string, at: number): number => nodes[at + meta.node_fields.indexOf(name)] ?? 0;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const kind = meta.node_types[0][fieldOf('type', at)] ?? '';
    const isTable = kind === 'array' && strings[fieldOf('name', at)] === '';
    if (!isTable && kind !== 'code' && kind !== 'native') bytes += fieldOf('self_size', at);
  }
  return bytes;
}

/** Returns the number of nodes, listeners, intervals and bytes of the page after a garbage collection. */
async function held(page: Page): Promise<readonly number[]> {
  const client = await page.context().newCDPSession(page);
  await page.evaluate('endTimeouts()');
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const heap = await heapOf(client);
  await client.detach();
  return [nodes, jsEventListeners, await page.evaluate<number>('intervals.size'), heap];
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

/** Expects so many swaps to leave as many nodes, listeners, intervals and bytes as there were, within 2 %. */
export async function expectNothingHeld(page: Page, host: Host, times: number): Promise<void> {
  await watchTimers(page);
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
