import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleLanguages } from '../print/examples.ts';
import { nodesIn, viewPropsIn } from './hydration.ts';
import { element, kernelOf, wake, withFreshPages } from './page.ts';
import { printBox } from './render.ts';
import { serve, silent } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withFreshPages();

/** What the test's browser has not; nothing comes into view here. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  serve(silent, silent);
});

test('the widgets are there', () => {
  expect(shownWidgets.length).toBeGreaterThan(0);
});

const cases = shownWidgets.flatMap(widget =>
  Object.entries(widget.examples.states).flatMap(([state, { print }]) =>
    exampleLanguages.map(language => ({ ...widget, state, language, box: print(language), widget })),
  ),
);

describe.each(cases)('$group/$name, $state, $language', ({ name, language, box, examples: { parse }, widget }) => {
  test.runIf(parse)('what the markup says is what it was printed from', () => {
    // Around the box, so that its states may have surroundings.
    printBox(<main>{box}</main>);
    const views = [...document.querySelectorAll<HTMLElement>('[data-view]')];
    expect(views.length).toBeGreaterThan(0);
    expect(views.map(view => ({ ...parse?.(view), kernel: undefined }))).toEqual(viewPropsIn(box));
  });

  test('mounting it keeps every node that was printed, and says nothing', async () => {
    const log = (['warn', 'info', 'log'] as const).map(level => vi.spyOn(console, level));
    const page = printBox(<main>{box}</main>);
    const before = nodesIn(page);
    const mount = await mountOf(widget);
    await wake(mount, element(`[data-widget=${name}]`), kernelOf(language));
    const printed = new Set(before);
    const after = nodesIn(page).filter(node => printed.has(node));
    expect(after).toHaveLength(before.length);
    expect(after.every((node, index) => node === before[index])).toBe(true);
    for (const spy of log) expect(spy).not.toHaveBeenCalled();
  });
});
