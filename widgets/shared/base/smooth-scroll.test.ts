import { beforeEach, expect, test, vi } from 'vitest';
import { setMotion } from '../testing/page.ts';
import { smoothScroll } from './smooth-scroll.ts';

let place: number;
beforeEach(() => {
  place = 1000;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', top));
  setMotion(false);
});

/** Advances the clock by some milliseconds after the first frame. */
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

test('the page scrolls in the given time, slowly at both ends and without a step back', () => {
  smoothScroll(() => place, 700);
  const places: number[] = [];
  for (let time = 0; time < 720; time += 16) {
    pass(16);
    places.push(scrollY);
  }
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[5]).toBeLessThan(50);
  expect(places[22]).toBeGreaterThan(400);
  expect(places[22]).toBeLessThan(600);
  expect(places[40]).toBeLessThan(1000);
  expect(scrollY).toBe(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('the scroll ends at the target even if that moves meanwhile', () => {
  smoothScroll(() => place, 700);
  pass(350);
  place = 1300;
  pass(400);
  expect(scrollY).toBe(1300);
});

test.each(['wheel', 'pointerdown', 'keydown', 'popstate'])('the reader\'s %s stops the scroll', sign => {
  smoothScroll(() => place, 700);
  pass(350);
  const reached = scrollY;
  expect(reached).toBeGreaterThan(0);
  dispatchEvent(new Event(sign));
  pass(1000);
  expect(scrollY).toBe(reached);
});
