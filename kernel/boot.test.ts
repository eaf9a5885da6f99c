import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberEarlyPress } from './early-press.ts';
import { setHeldTap } from './held-tap.ts';
import { element, mountResult, startKernel, stopKernel } from './testing/harness.ts';

beforeEach(() => {
  self.earlyPress = null;
});
afterEach(() => {
  stopKernel();
  vi.useRealTimers();
  delete self.earlyPress;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Leaves a page with a held tap; without `isHeld`, with a tap that was handled. */
function holdTap(isHeld?: boolean): void {
  const box = document.createElement('div');
  setHeldTap(box, box.appendChild(document.createElement('button')), isHeld);
}

/** Returns the names of the modules that a page imports on arrival. */
async function importedOnArrival(): Promise<string[]> {
  const { imports } = await startKernel('<main></main>');
  await import('./boot.ts');
  return imports.map(({ name }) => name);
}

test.each<[how: string, prepare: () => void, imported: string[]]>([
  ['as most readers do', () => undefined, []],
  ['with a draft that was sent', () => localStorage.setItem('draft', '{}'), []],
  ['back to a tap that was held', () => holdTap(true), ['arrival']],
  ['back to a tap that was held, and done', () => [true, undefined].forEach(holdTap), []],
  ['with a history entry of another script', () => history.replaceState({ theirs: 1 }, ''), []],
  ['with a history entry of another script that JSON cannot hold', () => history.replaceState({ theirs: 1n }, ''), []],
  ['back to an open overlay', () => history.replaceState({ 'held over': true }, ''), ['arrival']],
  ['by a hash', () => history.replaceState(null, '', '#news-comment'), ['arrival']],
  ['to something half written', () => localStorage.setItem('draft', '{"/ /rest/postComment":{"body":["x"]}}'), ['arrival']],
  ['with a vote that waits to be sent', () => localStorage.setItem('outbox poll 7', '{}'), ['arrival']],
  ['with unrelated stored data', () => localStorage.setItem('here', '1'), []],
  ['to a page without the first-paint script', () => delete self.earlyPress, ['arrival']],
])('imports only the modules of their arrival for a reader who comes %s', async (_, prepare, imported) => {
  prepare();
  expect(await importedOnArrival()).toEqual(imported);
});

test('scans a page only after it has loaded completely', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { imports } = await startKernel('<div data-widget="poll" data-load="now"></div>');
  await import('./boot.ts');
  expect(imports).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<div data-widget="like" data-load="now"></div>');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(imports.map(({ name }) => name)).toEqual(['poll', 'like']);
});

test('stops a second kernel on the page and logs one error', async () => {
  const { imports } = await startKernel('<div data-widget="visit" data-load="now"></div><button></button>');
  await import('./boot.ts');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const listen = vi.mocked(window.addEventListener).mockClear();
  vi.resetModules();
  await import('./boot.ts');
  expect(imports.map(({ name }) => name)).toEqual(['visit']);
  const types = listen.mock.calls.map(([type]) => type);
  for (const type of ['click', 'hashchange', 'online', 'widget:scan']) expect(types).not.toContain(type);
  expect(said).toHaveBeenCalledTimes(1);
});

test('keeps a prerendered page asleep until the reader sees it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { imports } = await startKernel('<div data-widget="visit" data-load="now"></div>');
  await import('./boot.ts');
  expect(imports.map(({ name }) => name)).toEqual(['arrival']);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(imports.map(({ name }) => name)).toEqual(['arrival', 'visit']);
});

/** Presses an element before the kernel runs. Returns true if the browser's default is prevented. */
function pressEarly(markup: string, options: MouseEventInit = {}): boolean {
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  document.body.innerHTML = `<div data-widget="copy-link" data-load="tap">${markup}</div>`;
  rememberEarlyPress();
  return !element('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

describe('a press before the kernel runs', () => {
  test.each([
    ['button', '<button type="button"><b></b></button>', false],
    ['button without a type and a form', '<button><b></b></button>', false],
    ['button that sends a form', '<form onsubmit="return false"><button><b></b></button></form>', true],
    ['link to a slide', '<a href="#slide" data-slide="picture"><b></b></a>', true],
    ['link to a time of a video', '<a href="#t=4"><b></b></a>', true],
  ])('on %s is repeated once by the kernel', async (_, markup, isKeptFromMore) => {
    expect(pressEarly(markup)).toBe(isKeptFromMore);
    const pressed = vi.fn();
    document.body.addEventListener('click', pressed);
    const { imports } = await startKernel();
    await import('./boot.ts');
    document.body.removeEventListener('click', pressed);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(imports.map(({ name }) => name)).toEqual(['copy-link']);
  });

  test('on a link follows the link if the kernel does not come', async () => {
    vi.useFakeTimers();
    expect(pressEarly('<a href="#slide" data-slide="picture"><b></b></a>')).toBe(true);
    expect(location.hash).toBe('');
    vi.runAllTimers();
    vi.useRealTimers();
    await vi.waitFor(() => expect(location.hash).toBe('#slide'));
  });

  test('on a form\'s button submits the form once after two presses, and not again if the kernel loads later', async () => {
    vi.useFakeTimers();
    expect(pressEarly('<form><button><b></b></button></form>')).toBe(true);
    const send = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', send);
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    element('b').click();
    vi.runAllTimers();
    vi.useRealTimers();
    const { imports } = await startKernel();
    await import('./boot.ts');
    document.body.removeEventListener('submit', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(imports).toEqual([]);
  });

  test('is left to the browser if the page is complete and has no kernel', () => {
    document.body.innerHTML = '<div data-widget="share"><form onsubmit="return false"><button><b></b></button></form></div>';
    rememberEarlyPress();
    element('b').click();
    expect(self.earlyPress).toBeNull();
  });

  test('on a button that does nothing without script waits without a limit and is repeated once', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<div data-widget="copy-link" data-load="tap"><button type="button"><b></b></button></div>';
    rememberEarlyPress();
    const pressed = vi.fn();
    element('b').click();
    document.body.addEventListener('click', pressed);
    vi.advanceTimersByTime(60_000);
    expect(pressed).not.toHaveBeenCalled();
    vi.useRealTimers();
    const { imports } = await startKernel();
    await import('./boot.ts');
    document.body.removeEventListener('click', pressed);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(imports.map(({ name }) => name)).toEqual(['copy-link']);
  });

  test('on a link does not follow the link if the kernel has started', async () => {
    vi.useFakeTimers();
    pressEarly('<a href="#slide" data-slide="picture"><b></b></a>');
    await startKernel();
    await import('./boot.ts');
    vi.runAllTimers();
    expect(location.hash).toBe('');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('on a link with %s is left to the browser', key => {
    expect(pressEarly('<a href="#slide" data-slide="picture"><b></b></a>', { [key]: true })).toBe(false);
    expect(self.earlyPress).toBeNull();
  });
});

test('a press is handled once if the kernel runs before the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div data-widget="copy-link" data-load="tap"><button type="button"></button></div><p>';
  rememberEarlyPress();
  const { importOf } = await startKernel();
  await import('./boot.ts');
  const pressed = vi.fn();
  element('button').click();
  importOf('copy-link').arrive(box => {
    box.addEventListener('click', pressed);
    return undefined;
  });
  await mountResult(element('[data-widget]'));
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', '<a href="#x"><b></b></a>'],
  ['a button outside of every box', '</div><button type="button"><b></b></button><div>'],
])('leaves a press on %s before the kernel runs to the browser', async (_, markup) => {
  document.body.innerHTML = `<div data-widget="share" data-load="tap">${markup}</div>`;
  rememberEarlyPress();
  element('b').click();
  const clicked = vi.fn();
  document.body.addEventListener('click', clicked, { once: true });
  await startKernel();
  await import('./boot.ts');
  expect(clicked).not.toHaveBeenCalled();
});
