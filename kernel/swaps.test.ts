import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from './testing/harness.ts';

const { setTimeout } = globalThis;

/** Events of boxes in the order they were fired. */
const events: string[] = [];

const isOfBox = (node: EventTarget | null): node is HTMLElement => node instanceof HTMLElement && 'widget' in node.dataset;

const note = ({ type, target }: Event): unknown => events.push(`${type} ${isOfBox(target) ? target.dataset.widget : 'around'}`);

/** Waits for the mutation observer, then for a timer that it may have started. Equal timers run in their order. */
const settle = (): Promise<void> => new Promise(resolve => setTimeout(() => setTimeout(resolve)));

const box = (name: string, state = ''): string => `<div data-widget="${name}"${state && ` data-widget-state="${state}"`}></div>`;

const like = (): HTMLElement => element('[data-widget=like]');

async function follow(html: string): Promise<void> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import('./swaps.ts');
  // Events of detached elements do not bubble to the document.
  for (const one of document.querySelectorAll('[data-widget]')) one.addEventListener('widget:unmount', note);
}

beforeEach(() => {
  addEventListener('widget:scan', note);
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(follow: MutationCallback) {
        super(follow);
        observers.push(this);
      }
    },
  );
});

const observers: MutationObserver[] = [];

afterEach(() => {
  removeEventListener('widget:scan', note);
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete self.dakkehSwaps;
  events.length = 0;
});

test('boxes that are added to the document are scanned at their place', async () => {
  await follow('<main></main>');
  element('main').innerHTML = `<p></p>${box('poll')}`;
  document.body.insertAdjacentHTML('beforeend', `<section><p>${box('like')}</p></section>text<p></p>`);
  await settle();
  expect(events).toEqual(['widget:scan poll', 'widget:scan around']);
});

test('a removed box is unmounted once, and wakes again if it is put back', async () => {
  await follow(`<main>${box('like', 'ready')}</main>`);
  const kept = like();
  element('main').remove();
  await settle();
  expect(events).toEqual(['widget:unmount like']);
  delete kept.dataset.widgetState;
  document.body.append(kept);
  await settle();
  expect(events).toEqual(['widget:unmount like', 'widget:scan like']);
});

test.each([
  ['at once', () => Promise.resolve()],
  ['in a later microtask', () => Promise.resolve().then(() => undefined)],
])('a box that is moved %s stays awake', async (_, pause) => {
  await follow(`<main>${box('like', 'ready')}</main>`);
  const moved = like();
  moved.remove();
  await pause();
  document.body.append(moved);
  await settle();
  expect(events).toEqual([]);
  expect(moved.dataset.widgetState).toBe('ready');
});

test('a box that is removed while it wakes is unmounted once it is ready', async () => {
  await follow(box('like'));
  const late = like();
  late.dataset.widgetState = 'loading';
  late.remove();
  await settle();
  events.length = 0;
  late.dispatchEvent(new Event('widget:ready'));
  expect(events).toEqual(['widget:unmount like']);
});

test('a host\'s copy of a ready box wakes, although its state says ready', async () => {
  await follow(box('like', 'ready'));
  const copy = like().cloneNode(true) as HTMLElement;
  like().replaceWith(copy);
  await settle();
  expect(copy.dataset.widgetState).toBeUndefined();
  expect(events).toEqual(['widget:scan like', 'widget:unmount like']);
});

test('a new body gets the width and contrast classes of the old one', async () => {
  await follow('');
  document.body.className = 'theirs _xs high-contrast-active';
  const next = document.createElement('body');
  next.className = 'new';
  document.body.replaceWith(next);
  await settle();
  expect(next.className).toBe('new _xs high-contrast-active');
});

test('boxes that are added while the page loads are left to the kernel', async () => {
  await follow('');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = box('like');
  await settle();
  expect(events).toEqual([]);
});

test('a second copy of the script has no effect', async () => {
  await follow(box('like', 'ready'));
  vi.resetModules();
  await import('./swaps.ts');
  element('[data-widget]').remove();
  await settle();
  expect(events).toEqual(['widget:unmount like']);
});
