import { afterEach, expect, test } from 'vitest';
import { element, kernelOf, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { FontSizeBox } from './box.tsx';
import mount from './font-size.ts';

withFreshPages();
afterEach(() => sessionStorage.clear());

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

/** A size that the display settings enlarge with all other text. */
const sized = (size: string): string => `calc(${size}*var(--text-scale,1))`;

const size = (): string => document.documentElement.style.getPropertyValue('--reading-size');
const press = (step: string): void => element(`[data-step=${step}] span`).click();

test('a click is one pixel of the original size where the display settings have doubled all text', () => {
  mountFontSize();
  document.documentElement.style.setProperty('--text-scale', '2');
  element('article').style.fontSize = '30px';
  press('larger');
  expect(size()).toBe(sized('16px'));
  document.documentElement.removeAttribute('style');
});

test('a click beside the buttons, or on an unknown step, changes nothing', () => {
  mountFontSize();
  element('[data-widget]').click();
  element('[data-step=larger]').dataset.step = 'constructor';
  element('[data-step=constructor]').click();
  expect(size()).toBe('');
});
