import { beforeEach, expect, test, vi } from 'vitest';
import { withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, kernelOf, mountBox, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { SliderBox } from './box.tsx';
import type { SliderSettings } from './settings.ts';
import mount from './slider.ts';
import { layOut, ManualObserver, scroll, scrollTo, see, stepWidth } from './testing/layout.ts';
import words from './words.json' with { type: 'json' };

withFreshPages();
withFakeMedia();

let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  scrollTo.mockReset();
  ManualObserver.all = [];
  vi.stubGlobal('IntersectionObserver', ManualObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Object.assign(Element.prototype, { scrollTo });
});

const list = (): HTMLElement => element('.slider-items');
const pause = (): HTMLElement => element('.slider-pause');
const live = () => element('.slider-status').getAttribute('aria-live');
const moves = () => scrollTo.mock.calls.map(([{ left }]) => left);

/** A slider on the screen. */
async function mountClock(auto: SliderSettings['auto'] = true): Promise<() => void> {
  const items = [0, 1, 2].map(index => ({ key: `${index}`, content: <a href={`#${index}`}>{index}</a> }));
  const box = printBox(<SliderBox language="en" title="News" items={items} conf={{ auto, controls: true }} />);
  layOut(list(), { forward: 1 });
  const unmount = await mountBox(mount, box, kernelOf('en'));
  see(true);
  return unmount;
}

test('every 5 s it moves on, and from the last slide to the first', async () => {
  await mountClock();
  vi.advanceTimersByTime(4999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([stepWidth]);
  vi.advanceTimersByTime(10_000);
  expect(moves()).toEqual([stepWidth, 2 * stepWidth, 0]);
});

test('it takes as long as its settings say', async () => {
  await mountClock(8000);
  vi.advanceTimersByTime(7999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([stepWidth]);
});

test('its button pauses it and has it go on, and says which of them it does next', async () => {
  await mountClock();
  expect(pause().getAttribute('aria-label')).toBe(words.en.pause);
  pause().click();
  expect(pause().getAttribute('aria-label')).toBe(words.en.resume);
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  pause().click();
  expect(pause().getAttribute('aria-label')).toBe(words.en.pause);
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('resuming by the button starts it although the focus is on the button', async () => {
  await mountClock();
  pause().focus();
  pause().click();
  pause().click();
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('it rests while the focus is in it, and a whole interval after that', async () => {
  await mountClock();
  vi.advanceTimersByTime(4000);
  element('.slider-item a').focus();
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  element('.slider-item a').blur();
  vi.advanceTimersByTime(4999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([stepWidth]);
});

test('it rests while the reader points at it', async () => {
  await mountClock();
  const matches = vi.spyOn(list(), 'matches').mockImplementation(selector => selector.includes(':hover'));
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  matches.mockReturnValue(false);
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('it rests while a film plays in it, and goes on when that has ended', async () => {
  await mountClock();
  const film = list().appendChild(document.createElement('video'));
  await film.play();
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  film.pause();
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('it rests while the page is hidden', async () => {
  await mountClock();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
});

test('it rests while it is not on the screen', async () => {
  await mountClock();
  see(false);
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  see(true);
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('it never moves where the reader wants less motion', async () => {
  reducedMotion = true;
  await mountClock();
  vi.advanceTimersByTime(60_000);
  expect(moves()).toEqual([]);
});

test('what the reader does begins the interval anew', async () => {
  await mountClock();
  vi.advanceTimersByTime(4000);
  list().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  scroll(list(), stepWidth);
  vi.advanceTimersByTime(4999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([2 * stepWidth]);
});

test('a page that comes back from where it was kept goes on after a whole interval', async () => {
  await mountClock();
  vi.advanceTimersByTime(4000);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(4999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([stepWidth]);
});

test('screen readers are told nothing while it moves by itself, and each slide while it rests', async () => {
  await mountClock();
  expect(live()).toBe('off');
  element('.slider-item a').focus();
  expect(live()).toBe('polite');
  element('.slider-item a').blur();
  expect(live()).toBe('off');
  pause().click();
  expect(live()).toBe('polite');
});

test('unmounted, it stops and is as it was printed', async () => {
  const unmount = await mountClock();
  expect(live()).toBe('off');
  unmount();
  expect(live()).toBe('polite');
  const again = await mount(element('.slider'), kernelOf('en'));
  pause().click();
  again?.();
  expect(vi.getTimerCount()).toBe(0);
  expect(pause().getAttribute('aria-label')).toBe(words.en.pause);
  expect(pause().hasAttribute('data-paused')).toBe(false);
  pause().click();
  dispatchEvent(new Event('pageshow'));
  expect(vi.getTimerCount()).toBe(0);
});
