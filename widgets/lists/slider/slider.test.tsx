import { describe, expect, test } from 'vitest';
import { element, kernelOf, key, mountBox, print, setMotion } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { scroll, scrollTo, withRows } from '../../shared/testing/rows.ts';
import { SliderBox } from './box.tsx';
import type { SliderSettings } from './settings.ts';
import mount from './slider.ts';
import { layOut, stepWidth } from './testing/layout.ts';

withRows();

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <a href={`#${index}`}>{index}</a>,
    thumbnail: `/${index}.webp`,
  }));

const list = (): HTMLElement => element('.slider-items');
const button = (name: 'previous' | 'next'): HTMLElement => element(`.slider-${name}`);
const resting = () => (['previous', 'next'] as const).map(name => button(name).getAttribute('aria-disabled'));
const pages = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.slider-pager button')];
const places = (attribute: string) => pages().flatMap((page, index) => (page.hasAttribute(attribute) ? [index] : []));
const status = () => element('.slider-status').textContent;
const destinations = () => scrollTo.mock.calls.map(([{ left }]) => left);
const focusItem = (index: number): void => list().querySelectorAll('a')[index]?.focus();

interface Case {
  language?: 'fa' | 'en';
  conf?: Partial<SliderSettings>;
  count?: number;
  seen?: number;
}

async function mountSlider({ language = 'fa', conf = { controls: true, paging: true }, count = 6, seen = 2 }: Case = {}) {
  const box = printBox(<SliderBox language={language} title="خبرها" items={itemsOf(count)} conf={conf} />);
  const { rows = 1 } = conf;
  layOut(list(), { forward: language === 'fa' ? -1 : 1, rows, seen });
  return mountBox(mount, box, kernelOf(language));
}

describe.each([
  ['fa', -1],
  ['en', 1],
] as const)('a slider in %s', (language, forward) => {
  const at = (step: number): number => step * stepWidth * forward || 0;

  test('moves by one step for each press, even during a move', async () => {
    await mountSlider({ language });
    button('next').click();
    button('next').click();
    scroll(list(), at(0.2));
    button('next').click();
    button('previous').click();
    expect(destinations()).toEqual([at(1), at(2), at(3), at(2)]);
  });

  test('disables each button at its end but keeps it focusable', async () => {
    await mountSlider({ language });
    expect(resting()).toEqual(['true', 'false']);
    scroll(list(), at(1));
    expect(resting()).toEqual(['false', 'false']);
    scroll(list(), at(4));
    expect(resting()).toEqual(['false', 'true']);
    expect(button('next').hasAttribute('disabled')).toBe(false);
  });

  test('stops at its ends', async () => {
    await mountSlider({ language });
    for (let time = 0; time < 9; time += 1) button('next').click();
    expect(destinations().at(-1)).toBe(at(4));
    for (let time = 0; time < 9; time += 1) button('previous').click();
    expect(destinations().at(-1)).toBeCloseTo(0);
  });

  test.each(['pointerdown', 'wheel', 'focusin'])("continues from the current position after a reader's own %s", async sign => {
    await mountSlider({ language });
    button('next').click();
    list().dispatchEvent(new Event(sign));
    scroll(list(), at(3));
    button('next').click();
    expect(destinations().at(-1)).toBe(at(4));
  });

  test('moves to its last position by a page button beyond it', async () => {
    await mountSlider({ language });
    pages()[5]?.click();
    expect(destinations()).toEqual([at(4)]);
  });

  const [onKey, backKey] = forward === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test('moves the focus and the slides on an arrow key in a slide', async () => {
    await mountSlider({ language });
    focusItem(1);
    expect(key(onKey)).toBe(true);
    expect(destinations().at(-1)).toBe(at(2));
    expect(document.activeElement?.textContent).toBe('2');
    key(backKey);
    key(backKey);
    expect(document.activeElement?.textContent).toBe('0');
    key(backKey);
    expect(destinations().at(-1)).toBeCloseTo(0);
    expect(document.activeElement?.textContent).toBe('0');
  });

  test('moves by one column if it has rows', async () => {
    await mountSlider({ language, conf: { rows: 2, controls: true, paging: true }, count: 9 });
    expect(pages()).toHaveLength(5);
    button('next').click();
    focusItem(3);
    key(onKey);
    expect(document.activeElement?.textContent).toBe('5');
    pages()[3]?.click();
    expect(destinations()).toEqual([at(1), at(2), at(3)]);
    scroll(list(), at(3));
    expect(status()).toBe(language === 'fa' ? '۷ از ۹' : '7 of 9');
  });
});

test('the status names the visible slide and changes only with it', async () => {
  await mountSlider();
  const { firstChild } = element('.slider-status');
  expect(status()).toBe('۱ از ۶');
  expect(element('.slider-status').firstChild).toBe(firstChild);
  scroll(list(), -2 * stepWidth);
  expect(status()).toBe('۳ از ۶');
});

test('a changed window width changes the number of visible slides', async () => {
  await mountSlider();
  Object.defineProperty(list(), 'clientWidth', { value: 3 * stepWidth });
  dispatchEvent(new Event('resize'));
  expect(places('data-shown')).toEqual([0, 1, 2]);
});

test('the slider jumps to a slide if the reader prefers reduced motion', async () => {
  setMotion(true);
  await mountSlider();
  button('next').click();
  expect(scrollTo.mock.lastCall?.[0].behavior).toBe('auto');
});

test('the height adapts after the first move', async () => {
  await mountSlider({ conf: { autoHeight: true, controls: true } });
  expect(list().style.blockSize).toBe('');
  scroll(list(), -stepWidth);
  expect(list().style.blockSize).toBe('300px');
  scroll(list(), -4 * stepWidth);
  expect(list().style.blockSize).toBe('600px');
});

test('the thumbnail of the visible slide is centred', async () => {
  await mountSlider({ conf: { indicator: true } });
  const pager = element('.slider-pager');
  Object.defineProperty(pager, 'clientWidth', { value: 300 });
  Object.defineProperty(pages()[4], 'offsetLeft', { value: -200 });
  Object.defineProperty(pages()[4], 'offsetWidth', { value: 100 });
  scroll(list(), -4 * stepWidth);
  expect(pager.scrollLeft).toBe(-300);
});

test('two hundred slides have two buttons and a position as text', async () => {
  await mountSlider({ count: 200, conf: { paging: true } });
  expect(document.querySelectorAll('button')).toHaveLength(2);
  expect(element('.slider-status').classList.contains('visually-hidden')).toBe(false);
  scroll(list(), -198 * stepWidth);
  expect(status()).toBe('۱۹۹ از ۲۰۰');
});

test('a list works without buttons, pager and status', async () => {
  const box = print('<section><div class="slider-items"><p><a href="#a">a</a></p><p><a href="#b">b</a></p></div></section>');
  layOut(list(), { forward: -1 });
  await mountBox(mount, box, kernelOf());
  focusItem(0);
  key('ArrowLeft');
  expect(destinations()).toEqual([-stepWidth]);
});

test('slides without labels have numbers', async () => {
  const slides = '<p>a</p><p>b</p><p>c</p>';
  const box = print(`<section><div class="slider-items">${slides}</div><p class="slider-status"></p></section>`);
  layOut(list(), { forward: -1 });
  await mountBox(mount, box, kernelOf());
  expect(status()).toBe('۱ / ۳');
  scroll(list(), -stepWidth);
  expect(status()).toBe('۲ / ۳');
});
