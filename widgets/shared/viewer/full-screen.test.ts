import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeViewer } from '../testing/viewer.ts';
import { settle } from '../testing/page.ts';
import { fullScreenButton } from './full-screen.ts';

let full: Element | null;
const exitFullscreen = vi.fn(() => leave());

function leave(): Promise<void> {
  const left = full;
  full = null;
  left?.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
}

function enter(element: Element): Promise<void> {
  full = element;
  element.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
}

/** Adds full screen, which jsdom lacks. */
function stub(isEnabled: boolean | undefined, request = enter): void {
  Object.defineProperties(document, {
    fullscreenEnabled: { value: isEnabled, configurable: true },
    fullscreenElement: { get: () => full, configurable: true },
    exitFullscreen: { value: exitFullscreen, configurable: true },
  });
  const requestFullscreen = function (this: Element): Promise<void> {
    return request(this);
  };
  Object.assign(Element.prototype, { requestFullscreen });
}

beforeEach(() => {
  full = null;
  exitFullscreen.mockClear();
});
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
});

function open() {
  const viewer = openFakeViewer();
  const button = fullScreenButton(viewer);
  return { ...viewer, button, isPressed: () => button?.getAttribute('aria-pressed') };
}

test('the button is updated when the reader leaves full screen with the browser\'s own key', () => {
  stub(true);
  const { button, isPressed } = open();
  button?.click();
  void leave();
  expect(isPressed()).toBe('false');
});

test('the full screen of a video player does not change the button', () => {
  stub(true);
  const { root, isPressed, close } = open();
  full = document.createElement('video');
  root.dispatchEvent(new Event('fullscreenchange'));
  expect(isPressed()).toBe('false');
  close();
  expect(exitFullscreen).not.toHaveBeenCalled();
});

test('closing the lightbox leaves full screen', () => {
  stub(true);
  const { button, close } = open();
  button?.click();
  close();
  expect(exitFullscreen).toHaveBeenCalledOnce();
});

test('a refusal by the browser shows no message', async () => {
  stub(true, () => Promise.reject(new TypeError('not granted')));
  const { button, isPressed } = open();
  button?.click();
  await settle();
  expect(isPressed()).toBe('false');
});

test.each([false, undefined])('the button is missing if full screen is %s', enabled => {
  stub(enabled);
  expect(open().button).toBeNull();
});
