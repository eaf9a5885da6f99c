import { beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '../testing/page.ts';
import { openFakeViewer, slide, slides } from '../testing/viewer.ts';
import type { Slide } from './slide.ts';
import { slideshowButton } from './toolbar.ts';

let button: HTMLElement;
let viewer: ReturnType<typeof openFakeViewer>;
const isPlaying = (): boolean => button.getAttribute('aria-pressed') === 'true';

function open(shown: readonly Slide[]): void {
  viewer = openFakeViewer(shown);
  button = slideshowButton(viewer) ?? document.createElement('button');
  viewer.root.append(button);
}

beforeEach(() => open(slides(4)));

test('the slideshow ends with the last slide, and does not begin again', () => {
  button.click();
  vi.advanceTimersByTime(9000);
  expect([isPlaying(), viewer.position()]).toEqual([false, 3]);
  expect(vi.getTimerCount()).toBe(0);
  button.click();
  vi.advanceTimersByTime(30_000);
  expect([isPlaying(), viewer.position()]).toEqual([false, 3]);
});

test('the slideshow ends when the reader goes to a slide herself', () => {
  button.click();
  viewer.goTo(2);
  expect(isPlaying()).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(viewer.position()).toBe(2);
});

test('the slideshow ends when the reader touches the picture, not another control', () => {
  button.click();
  viewer.root.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isPlaying()).toBe(true);
  viewer.fake.scrollWrap.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isPlaying()).toBe(false);
});

test.each(['video', 'embed'] as const)('the slideshow ends at a slide of the kind %s, which the reader may want to play', kind => {
  open([slide(1), slide(2), slide(3, { kind }), slide(4)]);
  button.click();
  vi.advanceTimersByTime(6000);
  expect([isPlaying(), viewer.position()]).toEqual([false, 2]);
});

test('the slideshow waits for a picture that is still loading', () => {
  button.click();
  viewer.fake.isLoading = true;
  vi.advanceTimersByTime(9000);
  expect([isPlaying(), viewer.position()]).toEqual([true, 0]);
  viewer.fake.isLoading = false;
  vi.advanceTimersByTime(3000);
  expect(viewer.position()).toBe(1);
});

test('the slideshow waits while the page is hidden', () => {
  showPage(false);
  button.click();
  vi.advanceTimersByTime(9000);
  expect(viewer.position()).toBe(0);
  showPage(true);
  vi.advanceTimersByTime(3000);
  expect(viewer.position()).toBe(1);
});

test('the slideshow ends with the lightbox', () => {
  button.click();
  viewer.close();
  expect(vi.getTimerCount()).toBe(0);
});
