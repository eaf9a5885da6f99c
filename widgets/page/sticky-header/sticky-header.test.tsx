import { beforeEach, expect, test, vi } from 'vitest';
import { kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { StickyHeaderBox } from './box.tsx';
import mount from './sticky-header.ts';

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

test('a header is marked while the page is scrolled by at least a pixel', () => {
  const box = printBox(<StickyHeaderBox>…</StickyHeaderBox>);
  document.body.className = '_md';
  wake(box);
  expect(isStuck(box)).toBe(false);
  scrollBy(1);
  expect(isStuck(box)).toBe(true);
  scrollBy(0);
  expect(isStuck(box)).toBe(false);
});

test('a header is not marked on a narrow screen', () => {
  const box = print('<header></header>');
  document.body.className = '_sm';
  wake(box);
  scrollBy(50);
  document.body.className = '_xs';
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(16);
  expect(isStuck(box)).toBe(false);
});

test('a header is marked at once on a page that is already scrolled', () => {
  vi.stubGlobal('scrollY', 300);
  const box = print('<header></header>');
  wake(box);
  expect(isStuck(box)).toBe(true);
});

test('the scroll position is read once per frame', () => {
  const box = print('<header></header>');
  wake(box);
  const toggle = vi.spyOn(box.classList, 'toggle');
  for (let step = 0; step < 9; step += 1) dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(16);
  expect(toggle).toHaveBeenCalledOnce();
});

test('the widget adds no listeners if styles can follow the scroll position', () => {
  const box = print('<header></header>');
  wake(box)();
  scrollBy(50);
  expect(isStuck(box)).toBe(false);
  vi.stubGlobal('CSS', { supports: (text: string) => text === 'animation-timeline: scroll()' });
  wake(box);
  scrollBy(60);
  expect(isStuck(box)).toBe(false);
});
