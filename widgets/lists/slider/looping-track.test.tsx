import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, key, mountBox } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { SliderBox } from './box.tsx';
import { seenIn } from './looping-track.ts';
import mount from './slider.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
});

const copies = (): Element[] => [...document.querySelectorAll('.glide__slide--clone')];
const status = () => element('.slider-status').textContent;

/** Waits for Glide's animation of each step. */
const arrive = (steps = 1): unknown => vi.advanceTimersByTime(steps * 500);

async function mountLoop(language = 'fa'): Promise<() => void> {
  const items = [0, 1, 2, 3].map(index => ({ key: `${index}`, content: <a id={`s${index}`} href={`#${index}`}>{index}</a> }));
  const conf = { items: 2, loop: true, controls: true, paging: true };
  const box = printBox(<SliderBox language={language} title="خبرها" items={items} conf={conf} />);
  return mountBox(mount, box, kernelOf(language));
}

test.each([
  [1280, 1, 1],
  [1280, 4, 4],
  [768, 3, 3],
  [767, 3, 2],
  [481, 3, 2],
  [480, 3, 1],
  [480, 6, 4],
  [320, 1, 1],
  [1280, 'variable', 3],
  [360, 'variable', 1],
] as const)('a window of %i pixels with the setting of %s slides shows %i', (width, items, seen) => {
  expect(seenIn(width, items)).toBe(seen);
});

test('every press counts, even during a move', async () => {
  await mountLoop('en');
  for (let time = 0; time < 3; time += 1) element('.slider-next').click();
  arrive(2);
  expect(status()).toBe('4 of 4');
});

test('copies are hidden from screen readers and keyboards', async () => {
  await mountLoop();
  expect(copies().length).toBeGreaterThan(0);
  expect(copies().every(copy => copy.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(copies().flatMap(copy => [...copy.querySelectorAll('a')]).every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  expect(document.querySelectorAll('#s0')).toHaveLength(1);
});

test('a focused slide scrolls into view', async () => {
  await mountLoop('en');
  element('#s3').focus();
  arrive();
  expect(status()).toBe('4 of 4');
  element('#s0').focus();
  arrive();
  expect(status()).toBe('4 of 4');
});

test('arrow keys move the focus past the ends', async () => {
  await mountLoop('en');
  element('#s0').focus();
  expect(key('ArrowLeft')).toBe(true);
  arrive();
  expect(document.activeElement?.id).toBe('s3');
  expect(status()).toBe('4 of 4');
});

test('a changed window width changes the number of visible slides', async () => {
  await mountLoop('en');
  const shown = (): number => document.querySelectorAll('.slider-pager [data-shown]').length;
  expect(shown()).toBe(2);
  vi.stubGlobal('innerWidth', 360);
  dispatchEvent(new Event('resize'));
  expect(shown()).toBe(1);
  expect(copies().every(copy => copy.getAttribute('aria-hidden') === 'true')).toBe(true);
});
