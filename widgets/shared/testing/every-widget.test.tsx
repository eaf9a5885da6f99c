import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../scripts/test/nightly.ts';
import packs from '../../packs.json' with { type: 'json' };
import { type ExampleLanguage, exampleLanguages, exampleNow } from '../render/examples.ts';
import { nodesIn } from './hydration.ts';
import { element, kernelOf, settle, wake } from './page.ts';
import { isShippedRuntime, printBox } from './render.ts';
import { serve, silent } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

beforeEach(() => {
  // Tests must take less than a second of the clock, because boxes that show the time would change.
  vi.setSystemTime(exampleNow);
  serve(silent, silent);
});

/** Returns the visible state of a box: its text, without the copies in looped carousels, and its controls. */
function readerView(box: HTMLElement): unknown[] {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.glide__slide--clone')) hidden.remove();
  const controls = [...box.querySelectorAll<HTMLInputElement>('input,select,textarea,button')];
  const states = controls.map(({ type, name, value, checked, disabled }) => ({ type, name, value, checked, disabled }));
  return [copy.textContent, ...states];
}

/** All states with Preact; with React, the first state of each widget with a view. */
const casesIn = (languages: readonly ExampleLanguage[]) =>
  shownWidgets.filter(({ examples }) => isShippedRuntime || examples.parse).flatMap(widget => {
    const states = Object.entries(widget.examples.states);
    return (isShippedRuntime ? states : sampleOf(states)).flatMap(([state, { render }]) =>
      languages.map(language => ({ ...widget, widget, state, language, box: render(language) })),
    );
  });

const cases = casesIn(exampleLanguages);

/** Returns the views of a box and the markup around them. Leaves out views of nested boxes. */
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

test('every widget with a view has a state that shows it', () => {
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

describe.each(casesIn(sampleOf(exampleLanguages)))('$group/$name, $state, $language', ({ name, language, box, widget }) => {
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

  test('keeps its markup across unmount and remount, even after a move', async () => {
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

const firstCases = casesIn(sampleOf(exampleLanguages)).filter(({ state, examples }) =>
  sampleOf(Object.keys(examples.states)).includes(state),
);

describe.each(firstCases)('$group/$name, $state, $language', ({ name, language, box, widget }) => {
  test('does nothing after an unmount', async () => {
    const requests = serve(...Array.from({ length: 9 }, () => silent));
    printBox(<main>{box}</main>);
    const unmount = await wake(await mountOf(widget), element(`[data-widget=${name}]`), kernelOf(language));
    unmount();
    await settle();
    requests.length = 0;
    const { innerHTML } = document.body;
    const taken: unknown[] = [];
    const end = new AbortController();
    for (const type of ['click', 'submit']) {
      addEventListener(
        type,
        event => {
          if (event.defaultPrevented) taken.push(event.target);
          event.preventDefault();
        },
        { signal: end.signal },
      );
    }
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')) {
      control.focus();
      control.click();
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const type of ['scroll', 'resize', 'pageshow', 'pagehide', 'storage', 'hashchange', 'beforeprint', 'online']) {
      dispatchEvent(new Event(type));
    }
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    end.abort();
    expect(taken).toEqual([]);
    expect(requests).toEqual([]);
    expect(document.body.innerHTML).toBe(innerHTML);
    expect(vi.getTimerCount()).toBe(0);
  });
});
