import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import packs from '../../packs.json' with { type: 'json' };
import { exampleLanguages } from '../render/examples.ts';
import { nodesIn, viewPropsIn } from './hydration.ts';
import { element, kernelOf, settle, SilentObserver, wake, withFreshPages } from './page.ts';
import { printBox } from './render.ts';
import { serve, silent } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withFreshPages();

beforeEach(() => {
  // No test takes a second of the clock: a box that tells the time says the same from its beginning to its end.
  vi.setSystemTime(Math.ceil(Date.now() / 1000) * 1000);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  serve(silent, silent);
});

/** What a reader meets in a box: its words, without the copies of slides that loop, and how its controls are. */
function readerView(box: HTMLElement): unknown[] {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.glide__slide--clone')) hidden.remove();
  const controls = [...box.querySelectorAll<HTMLInputElement>('input,select,textarea,button')];
  const states = controls.map(({ type, name, value, checked, disabled }) => ({ type, name, value, checked, disabled }));
  return [copy.textContent, ...states];
}

const cases = shownWidgets.flatMap(widget =>
  Object.entries(widget.examples.states).flatMap(([state, { render }]) =>
    exampleLanguages.map(language => ({ ...widget, widget, state, language, box: render(language) })),
  ),
);

/** The views of a box, and what is around it, as the server prints them; one in another is of a box of its own. */
function printViews(box: ReactElement): HTMLElement[] {
  printBox(<main>{box}</main>);
  return [...document.querySelectorAll<HTMLElement>('[data-view]')].filter(view => !view.parentElement?.closest('[data-view]'));
}

test.each(shownWidgets.map(({ name }) => name))('a server that prints %s names the pack that it is in, if any', name => {
  const [pack] = Object.entries(packs).find(([, widgets]) => widgets.includes(name)) ?? [];
  const states = cases.filter(({ widget }) => widget.name === name);
  for (const { box } of states) {
    printBox(<main>{box}</main>);
    for (const printed of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) expect(printed.dataset.pack).toBe(pack);
  }
});

test('every widget with views has a state that shows one', () => {
  const withViews = shownWidgets.filter(({ examples }) => examples.parse);
  expect(withViews.length).toBeGreaterThan(0);
  for (const { examples: { states } } of withViews) {
    expect(Object.values(states).some(({ render }) => printViews(render('fa')).length > 0)).toBe(true);
  }
});

test('every view has a parser', () => {
  for (const { box, examples } of cases) {
    if (!examples.parse) expect(printViews(box)).toEqual([]);
  }
});

describe.each(cases.filter(({ examples }) => examples.parse))('$group/$name, $state, $language', ({ box, examples }) => {
  test('parsing the markup returns the props that it was rendered from', () => {
    const read = printViews(box).map(view => ({ ...examples.parse?.(view), kernel: undefined }));
    expect(read).toEqual(viewPropsIn(box));
  });
});

describe.each(cases)('$group/$name, $state, $language', ({ name, language, box, widget }) => {
  test('mounting keeps every rendered node and logs nothing', async () => {
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

  test('keeps its markup across unmount and remount, also where it was moved', async () => {
    serve(...Array.from({ length: 4 }, () => silent));
    printBox(<main>{box}</main>);
    const mount = await mountOf(widget);
    const moved = element(`[data-widget=${name}]`);
    const unmount = await wake(mount, moved, kernelOf(language));
    const before = readerView(moved);
    unmount();
    await settle();
    expect(readerView(moved)).toEqual(before);
    element('main').after(moved);
    await wake(mount, moved, kernelOf(language));
    expect(readerView(moved)).toEqual(before);
  });
});
