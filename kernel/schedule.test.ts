import { afterEach, describe, expect, test, vi } from 'vitest';
import { element, intersect, isWatched, settled, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

const box = (selector = '[data-widget]'): HTMLElement => element(selector);
const state = (selector?: string): string | undefined => box(selector).dataset.widgetState;

describe('load policies', () => {
  test('a box without a policy wakes when it enters the viewport, and nothing is fetched before', async () => {
    const { kernel, imports, importOf } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    expect(imports).toHaveLength(0);
    intersect('seen', box());
    expect(state()).toBe('loading');
    const ready = settled(box());
    importOf('poll').arrive(() => undefined);
    expect((await ready).type).toBe('widget:ready');
    expect(state()).toBe('ready');
  });

  test('one batch of records with an unseen box first wakes the seen box', async () => {
    const { kernel, imports } = await startKernel('<div data-widget="poll"></div><div data-widget="like"></div>',
    );
    kernel.scan(document);
    intersect('seen', box('[data-widget=like]'));
    expect(imports.map(({ name }) => name)).toEqual(['like']);
  });

  test.each([[0.4, 1], [0.6, 0]])('a box whose policy is a share, with %d drawn, is imported %d times', async (drawn, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const { kernel, imports } = await startKernel('<div data-widget="vitals" data-load="0.5" hidden></div>');
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    kernel.scan(document);
    expect(imports).toHaveLength(times);
    expect(isWatched('seen', box())).toBe(times === 0);
  });

  test.each(['touchstart', 'wheel', 'keydown', 'scroll'])('nothing is preloaded before %s; boxes ahead are after it', async sign => {
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    expect(isWatched('near', box())).toBe(false);
    dispatchEvent(new Event(sign));
    await vi.waitFor(() => expect(isWatched('near', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual(['poll']);
    expect(state()).toBeUndefined();
  });

  test('the listeners for the first scroll are removed once it has happened', async () => {
    await startKernel('');
    const listeners = vi.mocked(addEventListener).mock.calls.filter(([type]) => ['touchstart', 'wheel', 'keydown', 'scroll'].includes(type));
    expect(listeners.map(([, , options]) => options)).toEqual(Array(4).fill({ once: true }));
  });

  test('a box that was unmounted and moved wakes again where it is scanned, itself or what is around it', async () => {
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

  test('nothing is fetched ahead under Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { kernel, preloads } = await startKernel('<div data-widget="poll"></div>');
    kernel.scan(document);
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(isWatched('ahead', box())).toBe(true));
    intersect('ahead', box());
    expect(preloads).toEqual([]);
  });

  test('the policies now, idle, scroll and tap each wake in their own time', async () => {
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
});
