import { expect, test, vi } from 'vitest';
import { withFakeMedia } from '../../shared/testing/fake-media.ts';
import { withView } from '../../shared/testing/in-view.ts';
import { element, kernelOf, mountBox, setMotion, showPage } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { scroll, scrollTo, withRows } from '../../shared/testing/rows.ts';
import { SliderBox } from './box.tsx';
import type { SliderSettings } from './settings.ts';
import mount from './slider.ts';
import { layOut, stepWidth } from './testing/layout.ts';
import words from './words.json' with { type: 'json' };

withFakeMedia();

/** Makes the slider visible or hidden. */
const see = withView();

withRows();

const list = (): HTMLElement => element('.slider-items');
const pause = (): HTMLElement => element('.slider-pause');
const live = () => element('.slider-status').getAttribute('aria-live');
const moves = () => scrollTo.mock.calls.map(([{ left }]) => left);

/** Creates a visible slider. */
async function mountAutoplay(auto: SliderSettings['auto'] = true): Promise<() => void> {
  const items = [0, 1, 2].map(index => ({ key: `${index}`, content: <a href={`#${index}`}>{index}</a> }));
  const box = printBox(<SliderBox language="en" title="News" items={items} conf={{ auto, controls: true }} />);
  layOut(list(), { forward: 1 });
  const unmount = await mountBox(mount, box, kernelOf('en'));
  see(true);
  return unmount;
}

test.each([
  [true, 5000],
  [8000, 8000],
])('a slider with the setting %j moves every %d ms, and from the last slide to the first', async (auto, interval) => {
  await mountAutoplay(auto);
  vi.advanceTimersByTime(interval - 1);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([stepWidth]);
  vi.advanceTimersByTime(2 * interval);
  expect(moves()).toEqual([stepWidth, 2 * stepWidth, 0]);
});

test('the button of a slider pauses and resumes it, with a matching label', async () => {
  await mountAutoplay();
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


const pointAtIt = (isPointed: boolean): unknown =>
  vi.spyOn(list(), 'matches').mockImplementation(selector => isPointed && selector.includes(':hover'));

test.each<[string, () => unknown, () => unknown]>([
  ['the focus is in it', () => element('.slider-item a').focus(), () => element('.slider-item a').blur()],
  ['the reader points at it', () => pointAtIt(true), () => pointAtIt(false)],
  ['a video plays in it', () => list().appendChild(document.createElement('video')).play(), () => document.querySelector('video')?.pause()],
  ['the page is hidden', () => showPage(false), () => showPage(true)],
  ['it is not on the screen', () => see(false), () => see(true)],
])('a moving slider rests while %s, and continues afterwards', async (_, rest, goOn) => {
  await mountAutoplay();
  vi.advanceTimersByTime(4000);
  await rest();
  vi.advanceTimersByTime(20_000);
  expect(moves()).toEqual([]);
  goOn();
  vi.advanceTimersByTime(5000);
  expect(moves()).toEqual([stepWidth]);
});

test('a slider does not move with reduced motion until the reader presses its button', async () => {
  setMotion(true);
  await mountAutoplay();
  vi.advanceTimersByTime(60_000);
  expect(moves()).toEqual([]);
  expect(pause().getAttribute('aria-label')).toBe(words.en.resume);
  pause().click();
  vi.advanceTimersByTime(5000);
  expect(moves()).toHaveLength(1);
});

test.each<[string, () => void, number]>([
  ['what the reader does', () => {
    list().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    scroll(list(), stepWidth);
  }, 2],
  ['to come back to a page that was kept', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })), 1],
])('the interval restarts after %s', async (_, act, next) => {
  await mountAutoplay();
  vi.advanceTimersByTime(4000);
  act();
  vi.advanceTimersByTime(4999);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves()).toEqual([next * stepWidth]);
});

test('a slider announces slides only while it is paused', async () => {
  await mountAutoplay();
  expect(live()).toBe('off');
  element('.slider-item a').focus();
  expect(live()).toBe('polite');
  element('.slider-item a').blur();
  expect(live()).toBe('off');
  pause().click();
  expect(live()).toBe('polite');
});
