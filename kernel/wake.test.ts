import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { element, mountResult, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

const box = (selector = '[data-widget]'): HTMLElement => element(selector);
const state = (selector?: string): string | undefined => box(selector).dataset.widgetState;

describe('a box', () => {
  test('fails, and logs an error, if its widget is unknown', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { kernel, imports } = await startKernel('<div data-widget="pol"></div><div data-widget="pol"></div>');
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    const waking = boxes.map(kernel.wake);
    const cause = new TypeError('Failed to fetch /assets/pol.js');
    for (const { fail } of imports) fail(cause);
    await Promise.all(waking);
    expect(boxes.map(({ dataset }) => dataset.widgetState)).toEqual(['failed', 'failed']);
    expect(error.mock.calls).toEqual(boxes.map(box => [box, cause]));
  });

  test('is imported and mounted once after two wakes', async () => {
    const { kernel, imports, importOf } = await startKernel('<div data-widget="poll"></div>');
    const mount = vi.fn(() => undefined);
    const both = Promise.all([kernel.wake(box()), kernel.wake(box())]);
    importOf('poll').arrive(mount);
    await both;
    await kernel.wake(box());
    expect(imports).toHaveLength(1);
    expect(mount).toHaveBeenCalledExactlyOnceWith(box(), kernel);
  });

  test('is ready only after its asynchronous mount has finished', async () => {
    const { kernel, importOf } = await startKernel('<div data-widget="poll"></div>');
    const mount = vi.fn<() => Promise<undefined>>();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const waking = kernel.wake(box());
    importOf('poll').arrive(mount.mockReturnValue(promise));
    await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    expect(state()).toBe('loading');
    resolve(undefined);
    await waking;
    expect(state()).toBe('ready');
  });

  test.each([
    ['a chunk that cannot be had', false],
    ['a mount that throws', true],
  ])('fails on %s, notifies the page and keeps its markup', async (_, arrives) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { kernel, importOf } = await startKernel('<div data-widget="poll"><p>Still here</p></div>');
    const failing = mountResult(box());
    const waking = kernel.wake(box());
    const reason = new Error('bad markup');
    if (arrives) {
      importOf('poll').arrive(() => {
        throw reason;
      });
    } else importOf('poll').fail(reason);
    const event = (await failing) as CustomEvent;
    await waking;
    expect(event).toMatchObject({ type: 'widget:error', bubbles: true, cancelable: true, detail: reason });
    expect(state()).toBe('failed');
    expect(box().innerHTML).toBe('<p>Still here</p>');
    expect(error).toHaveBeenCalledExactlyOnceWith(box(), reason);
    error.mockRestore();
  });

  test('logs nothing if a listener cancels widget:error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { kernel, importOf } = await startKernel('<div data-widget="poll"></div>');
    document.body.addEventListener('widget:error', event => event.preventDefault(), { once: true });
    const waking = kernel.wake(box());
    importOf('poll').fail();
    await waking;
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('boxes whose chunks arrive together', () => {
  const names = ['poll', 'like', 'rating'];
  const boxes = (): HTMLElement[] => names.map(name => box(`[data-widget=${name}]`));

  /** Makes all chunks load at once. Returns for each mount how many timers of the page had fired before it. */
  async function arriveTogether(prepare: () => void): Promise<[name: string, tasks: number][]> {
    const { kernel, importOf } = await startKernel(names.map(name => `<div data-widget="${name}"></div>`).join(''));
    const mounts: [string, number][] = [];
    const waking = boxes().map(kernel.wake);
    prepare();
    let tasks = 0;
    const setTimer = window.setTimeout.bind(window);
    vi.stubGlobal('setTimeout', (action: () => void) =>
      setTimer(() => {
        tasks += 1;
        action();
      }),
    );
    for (const name of names) {
      importOf(name).arrive(() => {
        mounts.push([name, tasks]);
        return undefined;
      });
    }
    await Promise.all(waking);
    return mounts;
  }

  test('are mounted in a task of their own', async () => {
    const mounts = await arriveTogether(() => undefined);
    expect(mounts.map(([name]) => name)).toEqual(names);
    expect(new Set(mounts.map(([, tasks]) => tasks)).size).toBe(names.length);
  });

  test('are mounted after a touched box', async () => {
    const mounts = await arriveTogether(() => box('[data-widget=rating]').setAttribute('aria-busy', 'true'));
    expect(mounts[0]).toEqual(['rating', 0]);
  });
});

describe('nested and removed boxes', () => {
  test('mount from the outside in, even if the inner chunk loads first', async () => {
    const { kernel, importOf } = await startKernel('<div data-widget="tabs"><div data-widget="poll"></div></div>',
    );
    const order: string[] = [];
    const note = (name: string) => () => {
      order.push(name);
      return undefined;
    };
    const waking = [kernel.wake(box('[data-widget=tabs]')), kernel.wake(box('[data-widget=poll]'))];
    importOf('poll').arrive(note('poll'));
    await Promise.resolve();
    importOf('tabs').arrive(note('tabs'));
    await Promise.all(waking);
    expect(order).toEqual(['tabs', 'poll']);
  });

  test('mount an inner box without waiting for an outer box that is asleep', async () => {
    const { kernel, importOf } = await startKernel('<div data-widget="tabs" data-load="tap"><div data-widget="poll"></div></div>',
    );
    const waking = kernel.wake(box('[data-widget=poll]'));
    importOf('poll').arrive(() => undefined);
    await waking;
    expect(state('[data-widget=poll]')).toBe('ready');
    expect(state('[data-widget=tabs]')).toBeUndefined();
  });

  test('run their cleanup once for each wake', async () => {
    const { kernel, importOf } = await startKernel('<div data-widget="poll"></div>');
    const unmounts = [vi.fn(), vi.fn()];
    for (const unmount of unmounts) {
      const waking = kernel.wake(box());
      importOf('poll').arrive(() => unmount);
      await waking;
      box().dispatchEvent(new Event('widget:unmount'));
    }
    for (const unmount of unmounts) expect(unmount).toHaveBeenCalledOnce();
  });

  test('are not mounted if they were removed while their chunk loaded', async () => {
    const { kernel, importOf } = await startKernel('<div data-widget="poll"></div>');
    const mount = vi.fn(() => undefined);
    const removed = box();
    const waking = kernel.wake(removed);
    removed.remove();
    importOf('poll').arrive(mount);
    await waking;
    expect(mount).not.toHaveBeenCalled();
    expect(removed.dataset.widgetState).toBeUndefined();
  });
});

describe('wakes a box that is touched while the page loads, also if it is the last element so far', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each<[when: string, goOn: (readyState: MockInstance<() => DocumentReadyState>) => unknown]>([
    ['something follows it', () => box().after(document.createElement('p'))],
    ['the document is parsed', readyState => readyState.mockReturnValue('interactive')],
  ])('wakes when %s', async (_, goOn) => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { kernel, imports } = await startKernel('<div data-widget="poll"><p></p></div>');
    void kernel.wake(box());
    await vi.advanceTimersByTimeAsync(1000);
    box().append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(imports).toEqual([]);
    expect(state()).toBe('loading');
    goOn(readyState);
    await vi.advanceTimersByTimeAsync(1000);
    expect(imports).toHaveLength(1);
  });
});
