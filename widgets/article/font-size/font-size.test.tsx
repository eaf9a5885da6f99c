import { expect, test } from 'vitest';
import fc from 'fast-check';
import { element, kernelOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { FontSizeBox } from './box.tsx';
import mount from './font-size.ts';
import { changedSize } from './model.ts';

function mountFontSize() {
  printBox(
    <main>
      <FontSizeBox language="fa" />
      <article data-article-body="" />
    </main>,
  );
  element('article').style.fontSize = '15px';
  return wakeAtOnce(mount, element('[data-widget=font-size]'), kernelOf());
}

/** Returns a size that scales with the display settings. */
const sized = (size: string): string => `calc(${size}*var(--text-scale,1))`;

const size = (): string => document.documentElement.style.getPropertyValue('--reading-size');
const press = (step: string): void => element(`[data-step=${step}] span`).click();

test('a click changes one unscaled pixel if the display settings double all text', () => {
  mountFontSize();
  document.documentElement.style.setProperty('--text-scale', '2');
  element('article').style.fontSize = '30px';
  press('larger');
  expect(size()).toBe(sized('16px'));
  document.documentElement.removeAttribute('style');
});

test('a click next to the buttons or on an unknown step changes nothing', () => {
  mountFontSize();
  element('[data-widget]').click();
  element('[data-step=larger]').dataset.step = 'constructor';
  element('[data-step=constructor]').click();
  expect(size()).toBe('');
});

test.each([
  [15, 'larger', 16],
  [15, 'smaller', 14],
  [17.5, 'larger', 18.5],
  [22, 'reset', 15],
  [8, 'smaller', 8],
  [48, 'larger', 48],
  [60, 'smaller', 48],
] as const)('a size of %d px becomes, after the step %s, %d px', (present, step, size) => {
  expect(changedSize(present, step)).toBe(size);
});

test('any number of clicks keeps the size readable', () => {
  const steps = fc.array(fc.constantFrom('larger' as const, 'smaller' as const), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 48 }), steps, (start, clicks) => {
      const size = clicks.reduce(changedSize, start);
      expect(size).toBeGreaterThanOrEqual(8);
      expect(size).toBeLessThanOrEqual(48);
      expect(changedSize(size, 'reset')).toBe(15);
    }),
  );
});
