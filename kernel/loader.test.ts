import { afterEach, describe, expect, test, vi } from 'vitest';
import { element, intersect, isWatched, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

const box = (selector = '[data-widget]'): HTMLElement => element(selector);
const state = (selector?: string): string | undefined => box(selector).dataset.widgetState;
const settled = (target = box()): Promise<Event> =>
  new Promise(resolve => {
    target.addEventListener('widget:ready', resolve);
    target.addEventListener('widget:error', resolve);
  });

describe('load policies', () => {
  test('a box without a policy wakes when it enters the viewport, and nothing is fetched before', async () => {
    const { loader, imports, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    loader.kernel.scan(document);
    expect(imports).toHaveLength(0);
    intersect('seen', box());
    expect(state()).toBe('loading');
    const ready = settled();
    importOf('poll').arrive(() => undefined);
    expect((await ready).type).toBe('widget:ready');
    expect(state()).toBe('ready');
  });

  test('one batch of records with an unseen box first wakes the seen box', async () => {
    const { loader, imports } = await startKernel(
      ['poll', 'like'],
      '<div data-widget="poll"></div><div data-widget="like"></div>',
    );
    loader.kernel.scan(document);
    intersect('seen', box('[data-widget=like]'));
    expect(imports.map(({ files }) => files[0])).toEqual(['like-AAAA.js']);
  });

  test.each(['touchstart', 'wheel', 'keydown', 'scroll'])('before %s nothing is watched ahead; after it is', async sign => {
    const { loader, preloads } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    loader.kernel.scan(document);
    expect(isWatched('near', box())).toBe(false);
    dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(isWatched('near', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual([{ files: ['poll-AAAA.js', 'chunk-BBBBB.js'], priority: 'low' }]);
    expect(state()).toBeUndefined();
  });

  test('nothing is fetched ahead under Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { loader, preloads } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    loader.kernel.scan(document);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(isWatched('ahead', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual([]);
  });

  test('the policies now, idle, scroll and tap each wake in their own time', async () => {
    const boxes = ['now', 'idle', 'scroll', 'tap'].map(policy => `<div data-widget="poll" data-load="${policy}"></div>`);
    const { loader } = await startKernel(['poll'], boxes.join(''));
    let idle = (): void => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      idle = callback;
    });
    loader.kernel.scan(document);
    const states = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widgetState);
    expect(states()).toEqual(['loading', undefined, undefined, undefined]);
    idle();
    expect(states()).toEqual(['loading', 'loading', undefined, undefined]);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(states()).toEqual(['loading', 'loading', 'loading', undefined]));
  });
});

describe('state and events', () => {
  test('a name that is not registered is left alone', async () => {
    const { loader, imports } = await startKernel([], '<div data-widget="unknown" data-load="now"></div>');
    loader.kernel.scan(document);
    await loader.kernel.wake(box());
    expect(imports).toHaveLength(0);
    expect(state()).toBeUndefined();
  });

  test('waking twice imports and mounts once', async () => {
    const { loader, imports, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    const mount = vi.fn(() => undefined);
    const both = Promise.all([loader.kernel.wake(box()), loader.kernel.wake(box())]);
    importOf('poll').arrive(mount);
    await both;
    await loader.kernel.wake(box());
    expect(imports).toHaveLength(1);
    expect(mount).toHaveBeenCalledExactlyOnceWith(box(), loader.kernel);
  });

  test('a box is ready only when a mount that takes its time is done', async () => {
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    let finish = (): void => {};
    const waking = loader.kernel.wake(box());
    importOf('poll').arrive(() => new Promise(resolve => (finish = () => resolve(undefined))));
    await vi.waitFor(() => {
      finish();
      expect(state()).toBe('ready');
    });
    await waking;
  });

  test.each([
    ['a chunk that cannot be had', false],
    ['a mount that throws', true],
  ])('%s fails the box, tells the page and leaves the markup untouched', async (_, arrives) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"><p>Still here</p></div>');
    const failing = settled();
    const waking = loader.kernel.wake(box());
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
    expect(error).toHaveBeenCalledExactlyOnceWith(reason);
    error.mockRestore();
  });

  test('a page that cancels widget:error keeps the console quiet', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    document.body.addEventListener('widget:error', event => event.preventDefault(), { once: true });
    const waking = loader.kernel.wake(box());
    importOf('poll').fail();
    await waking;
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test('a failed box gets another chance when the kernel heals', async () => {
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    box().addEventListener('widget:error', event => event.preventDefault());
    const waking = loader.kernel.wake(box());
    importOf('poll').fail();
    await waking;
    loader.heal();
    expect(state()).toBe('loading');
    const ready = settled();
    importOf('poll').arrive(() => undefined);
    expect((await ready).type).toBe('widget:ready');
  });
});

describe('boxes in boxes and boxes that go', () => {
  test('the outermost box is mounted first, whichever chunk arrives first', async () => {
    const { loader, importOf } = await startKernel(
      ['tabs', 'poll'],
      '<div data-widget="tabs"><div data-widget="poll"></div></div>',
    );
    const order: string[] = [];
    const note = (name: string) => () => {
      order.push(name);
      return undefined;
    };
    const waking = [loader.kernel.wake(box('[data-widget=tabs]')), loader.kernel.wake(box('[data-widget=poll]'))];
    importOf('poll').arrive(note('poll'));
    await Promise.resolve();
    importOf('tabs').arrive(note('tabs'));
    await Promise.all(waking);
    expect(order).toEqual(['tabs', 'poll']);
  });

  test('an inner box does not wait for an outer one that nobody has woken', async () => {
    const { loader, importOf } = await startKernel(
      ['tabs', 'poll'],
      '<div data-widget="tabs" data-load="tap"><div data-widget="poll"></div></div>',
    );
    const waking = loader.kernel.wake(box('[data-widget=poll]'));
    importOf('poll').arrive(() => undefined);
    await waking;
    expect(state('[data-widget=poll]')).toBe('ready');
    expect(state('[data-widget=tabs]')).toBeUndefined();
  });

  test('widget:unmount undoes the mount, and the box can wake again', async () => {
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    const unmount = vi.fn();
    const waking = loader.kernel.wake(box());
    importOf('poll').arrive(() => unmount);
    await waking;
    box().dispatchEvent(new Event('widget:unmount'));
    expect(unmount).toHaveBeenCalledOnce();
    expect(state()).toBeUndefined();
  });

  test('a box that wakes again is undone once each time', async () => {
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    const unmounts = [vi.fn(), vi.fn()];
    for (const unmount of unmounts) {
      const waking = loader.kernel.wake(box());
      importOf('poll').arrive(() => unmount);
      await waking;
      box().dispatchEvent(new Event('widget:unmount'));
    }
    for (const unmount of unmounts) expect(unmount).toHaveBeenCalledOnce();
  });

  test('a box that is removed while its chunk loads is not mounted', async () => {
    const { loader, importOf } = await startKernel(['poll'], '<div data-widget="poll"></div>');
    const mount = vi.fn(() => undefined);
    const removed = box();
    const waking = loader.kernel.wake(removed);
    removed.remove();
    importOf('poll').arrive(mount);
    await waking;
    expect(mount).not.toHaveBeenCalled();
    expect(removed.dataset.widgetState).toBeUndefined();
  });
});
