import { afterEach, describe, expect, test, vi } from 'vitest';
import { element, intersect, isWatched, mountResult, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

const box = (selector = '[data-widget]'): HTMLElement => element(selector);
const state = (selector?: string): string | undefined => box(selector).dataset.widgetState;

describe('load policies', () => {
  test('wake a box without a policy once it is in the viewport, and preload nothing before', async () => {
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

  test('wake a visible box even if the batch begins with an invisible one', async () => {
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

  test.each(['touchmove', 'scroll', 'wheel'])('preload nothing before %s, but boxes ahead of the viewport after it', async sign => {
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    for (const type of ['touchstart', 'keydown']) dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(isWatched('near', box())).toBe(false);
    dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(isWatched('near', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual(['poll']);
    expect(state()).toBeUndefined();
  });

  test('register listeners for the first scroll that run only once', async () => {
    await startKernel('');
    const listeners = vi.mocked(addEventListener).mock.calls.filter(([type]) => ['touchmove', 'scroll', 'wheel'].includes(type));
    expect(listeners.map(([, , options]) => options)).toEqual(Array(3).fill({ once: true }));
  });

  test('wake a box again after it was unmounted, moved and scanned', async () => {
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

  test('preload nothing under Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(isWatched('ahead', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual([]);
  });

  test('wake boxes with now, idle, scroll and tap at the right time', async () => {
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

    test('wakes a box after two seconds in view, but not one that is scrolled past', async () => {
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

    test('preloads nothing', async () => {
      const { kernel } = await startKernel(poll);
      kernel.scan(document);
      dispatchEvent(new Event('scroll'));
      await Promise.resolve();
      expect(isWatched('ahead', box()) || isWatched('near', box())).toBe(false);
    });

    test('wakes a visible box at once if local storage has any entry', async () => {
      localStorage.setItem('poll', '{}');
      const { kernel } = await startKernel(poll);
      kernel.scan(document);
      intersect('seen', box());
      expect(state()).toBe('loading');
    });

    test('waits if the browser refuses storage', async () => {
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
