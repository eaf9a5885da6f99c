import { afterEach, describe, expect, test, vi } from 'vitest';
import { element, intersect, isWatched, mountResult, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

const box = (selector = '[data-widget]'): HTMLElement => element(selector);
const state = (selector?: string): string | undefined => box(selector).dataset.widgetState;

describe('load policies', () => {
  test('wake a box without a policy in the viewport, and fetch nothing before', async () => {
    const { kernel, imports, importOf } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    expect(imports).toHaveLength(0);
    intersect('seen', box());
    expect(state()).toBe('loading');
    const ready = mountResult(box());
    importOf('poll').arrive(() => undefined);
    expect((await ready).type).toBe('widget:ready');
    expect(state()).toBe('ready');
  });

  test('wake the visible box if its batch of records begins with an invisible one', async () => {
    const { kernel, imports } = await startKernel('<div data-widget="poll"></div><div data-widget="like"></div>',
    );
    kernel.scan(document);
    intersect('seen', box('[data-widget=like]'));
    expect(imports.map(({ name }) => name)).toEqual(['like']);
  });

  test.each([[0.4, 1], [0.6, 0]])('import a box whose policy is a share, with %d drawn, %d times', async (drawn, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const { kernel, imports } = await startKernel('<div data-widget="vitals" data-load="0.5" hidden></div>');
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    kernel.scan(document);
    expect(imports).toHaveLength(times);
    expect(isWatched('seen', box())).toBe(times === 0);
  });

  test.each(['touchstart', 'wheel', 'keydown', 'scroll'])('preload nothing before %s, and boxes ahead after it', async sign => {
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    expect(isWatched('near', box())).toBe(false);
    dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(isWatched('near', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual(['poll']);
    expect(state()).toBeUndefined();
  });

  test('remove the listeners for the first scroll after it', async () => {
    await startKernel('');
    const listeners = vi.mocked(addEventListener).mock.calls.filter(([type]) => ['touchstart', 'wheel', 'keydown', 'scroll'].includes(type));
    expect(listeners.map(([, , options]) => options)).toEqual(Array(4).fill({ once: true }));
  });

  test('wake a box again that was unmounted and moved, if it or an element around it is scanned', async () => {
    const { kernel, imports, importOf } = await startKernel('<main></main><div data-widget="poll"></div>');
    const moved = box();
    for (const root of [moved, element('main')]) {
      element('main').append(moved);
      kernel.scan(root);
      intersect('seen', moved);
      importOf('poll').arrive(() => () => undefined);
      await kernel.wake(moved);
      expect(state()).toBe('ready');
      moved.dispatchEvent(new Event('widget:unmount'));
      expect(state()).toBeUndefined();
      moved.remove();
    }
    expect(imports).toHaveLength(2);
  });

  test('fetch nothing ahead under Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(isWatched('ahead', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual([]);
  });

  test('wake boxes of now, idle, scroll and tap each at its own time', async () => {
    const boxes = ['now', 'idle', 'scroll', 'tap'].map(policy => `<div data-widget="poll" data-load="${policy}"></div>`);
    const { kernel } = await startKernel(boxes.join(''));
    let idle = (): void => {};
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      idle = callback;
    });
    kernel.scan(document);
    const states = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widgetState);
    expect(states()).toEqual(['loading', undefined, undefined, undefined]);
    idle();
    expect(states()).toEqual(['loading', 'loading', undefined, undefined]);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(states()).toEqual(['loading', 'loading', 'loading', undefined]));
  });

  describe('rest', () => {
    const poll = '<div data-widget="poll" data-load="rest"></div>';

    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      localStorage.clear();
    });

    test('wakes a box that stays in view for two seconds, and none that is scrolled past', async () => {
      const { kernel, imports } = await startKernel(poll);
      vi.useFakeTimers();
      kernel.scan(document);
      intersect('seen', box());
      vi.advanceTimersByTime(1999);
      intersect('seen');
      vi.advanceTimersByTime(9999);
      expect(imports).toHaveLength(0);
      intersect('seen', box());
      vi.advanceTimersByTime(2000);
      expect(imports.map(({ name }) => name)).toEqual(['poll']);
      expect(isWatched('seen', box())).toBe(false);
    });

    test('fetches nothing ahead', async () => {
      const { kernel } = await startKernel(poll);
      kernel.scan(document);
      dispatchEvent(new Event('scroll'));
      await Promise.resolve();
      expect(isWatched('ahead', box()) || isWatched('near', box())).toBe(false);
    });

    test('wakes a box as soon as it is seen where the phone keeps anything', async () => {
      localStorage.setItem('poll', '{}');
      const { kernel } = await startKernel(poll);
      kernel.scan(document);
      intersect('seen', box());
      expect(state()).toBe('loading');
    });

    test('waits where the browser refuses storage', async () => {
      const { kernel, imports } = await startKernel(poll);
      vi.stubGlobal('localStorage', undefined);
      kernel.scan(document);
      intersect('seen', box());
      expect(imports).toHaveLength(0);
      void kernel.wake(box());
      expect(imports).toHaveLength(1);
    });
  });
});
