import { beforeEach, expect, test, vi } from 'vitest';
import { kernelOf, print, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { StickyHeaderBox } from './box.tsx';
import mount from './sticky-header.ts';

withFreshPages();

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => false });
});

function scrollBy(place: number): void {
  vi.stubGlobal('scrollY', place);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(16);
}

const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf());
const isStuck = (box: HTMLElement): boolean => box.classList.contains('is-stuck');

test('a header is marked from the first pixel of scroll on, and until the page is at its top again', () => {
  const box = printBox(<StickyHeaderBox>…</StickyHeaderBox>);
  document.body.className = '_md';
  wake(box);
  expect(isStuck(box)).toBe(false);
  scrollBy(1);
  expect(isStuck(box)).toBe(true);
  scrollBy(0);
  expect(isStuck(box)).toBe(false);
});

test('a header on a narrow screen is not marked, whichever way the screen became narrow', () => {
  const box = print('<header></header>');
  document.body.className = '_sm';
  wake(box);
  scrollBy(50);
  document.body.className = '_xs';
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(16);
  expect(isStuck(box)).toBe(false);
});

test('a page that is scrolled already has it marked at once', () => {
  vi.stubGlobal('scrollY', 300);
  const box = print('<header></header>');
  wake(box);
  expect(isStuck(box)).toBe(true);
});

test('the scroll position is read once in a frame, however many scroll events come', () => {
  const box = print('<header></header>');
  wake(box);
  const toggle = vi.spyOn(box.classList, 'toggle');
  for (let step = 0; step < 9; step += 1) dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(16);
  expect(toggle).toHaveBeenCalledOnce();
});

test('the widget listens to nothing where styles can follow the scroll, nor once the box is gone', () => {
  const box = print('<header></header>');
  wake(box)();
  scrollBy(50);
  expect(isStuck(box)).toBe(false);
  vi.stubGlobal('CSS', { supports: (text: string) => text === 'animation-timeline: scroll()' });
  wake(box);
  scrollBy(60);
  expect(isStuck(box)).toBe(false);
});
