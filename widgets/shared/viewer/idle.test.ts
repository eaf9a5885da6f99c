import { expect, test, vi } from 'vitest';
import { createElement } from '../base/elements.ts';
import { openFakeViewer, slide } from '../testing/viewer.ts';
import { hideWhenIdle } from './idle.ts';

const touch = (): Event => new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
const mouse = (): Event => new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });

/** A picture, a video and an embedded page. */
function open() {
  const viewer = openFakeViewer([slide(1), slide(2, { kind: 'video' }), slide(3, { kind: 'embed' })]);
  hideWhenIdle(viewer);
  return { ...viewer, areShown: () => viewer.root.classList.contains('pswp--ui-visible') };
}

test.each([
  ['a mouse that moves', mouse],
  ['a key', () => new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })],
  ['the focus', () => new FocusEvent('focusin', { bubbles: true })],
])('the controls show for another 10 s after %s', (_, sign) => {
  const { root, areShown } = open();
  vi.advanceTimersByTime(10_000);
  root.firstElementChild?.dispatchEvent(sign());
  expect(areShown()).toBe(true);
  vi.advanceTimersByTime(9999);
  expect(areShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(areShown()).toBe(false);
});

test('each input restarts the 10 s', () => {
  const { root, areShown } = open();
  vi.advanceTimersByTime(9000);
  root.dispatchEvent(mouse());
  vi.advanceTimersByTime(9000);
  expect(areShown()).toBe(true);
});

test('controls that the reader has hidden by a tap stay hidden', () => {
  const { root, areShown } = open();
  root.classList.remove('pswp--ui-visible');
  root.dispatchEvent(touch());
  root.dispatchEvent(mouse());
  expect(areShown()).toBe(false);
});

test('a tap on a player shows the controls', () => {
  const { root, goTo, areShown } = open();
  const video = createElement('video', '');
  root.append(video);
  goTo(1);
  vi.advanceTimersByTime(10_000);
  expect(areShown()).toBe(false);
  video.dispatchEvent(touch());
  expect(areShown()).toBe(true);
});

test('a video that starts shows its controls', () => {
  const { goTo, areShown } = open();
  vi.advanceTimersByTime(10_000);
  goTo(1);
  expect(areShown()).toBe(true);
});

test('the controls stay visible next to an embedded page', () => {
  const { goTo, areShown } = open();
  goTo(2);
  vi.advanceTimersByTime(60_000);
  expect(areShown()).toBe(true);
  goTo(0);
  vi.advanceTimersByTime(10_000);
  expect(areShown()).toBe(false);
});

test('the controls stay while one of them has the keyboard focus', () => {
  const { root, areShown } = open();
  const button = createElement('button', '');
  root.append(button);
  button.focus();
  vi.advanceTimersByTime(60_000);
  expect(areShown()).toBe(true);
  button.blur();
  vi.advanceTimersByTime(10_000);
  expect(areShown()).toBe(false);
});

test('closing the lightbox clears the timer', () => {
  open().close();
  expect(vi.getTimerCount()).toBe(0);
});
