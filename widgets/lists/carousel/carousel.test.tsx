import { describe, expect, test } from 'vitest';
import { element, kernelOf, key, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { scroll, scrollTo, withRows } from '../../shared/testing/rows.ts';
import { CarouselBox } from './box.tsx';
import mount from './carousel.ts';

withRows();

const itemWidth = 300;
const shownWidth = 700;

const items = Array.from({ length: 6 }, (_, index) => ({ key: `${index}`, content: <a href={`#${index}`}>{index}</a> }));
const list = (): HTMLElement => element('ul');
const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.carousel-controls button')];
const press = (which: 'previous' | 'next'): void => controls()[which === 'previous' ? 0 : 1]?.click();
const resting = (): (string | null)[] => controls().map(control => control.getAttribute('aria-disabled'));
const destinations = () => scrollTo.mock.calls.map(([{ left }]) => left);

function layOut(language: string, widthOfAll = items.length * itemWidth): void {
  const forward = language === 'fa' ? -1 : 1;
  Object.defineProperty(list(), 'scrollWidth', { value: widthOfAll, configurable: true });
  Object.defineProperty(list(), 'clientWidth', { value: shownWidth });
  [...list().children].forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: forward * index * itemWidth }));
}

const focusItem = (index: number): void => list().querySelectorAll('a')[index]?.focus();

function mountCarousel(language: string, widthOfAll?: number): () => void {
  const box = printBox(<CarouselBox language={language} title="۶ تصویر" items={items} />);
  layOut(language, widthOfAll);
  return wakeAtOnce(mount, box, kernelOf(language));
}

describe.each([
  ['fa', -1],
  ['en', 1],
])('a row in %s', (language, forward) => {
  const at = (offset: number): number => offset * forward || 0;

  test('moves by one item when a button is pressed', () => {
    mountCarousel(language);
    press('next');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: at(300), behavior: 'smooth' });
    scroll(list(), at(300));
    press('previous');
    expect(scrollTo.mock.lastCall?.[0].left).toBeCloseTo(0);
  });

  test('ignores pixels lost in rounding at an end', () => {
    mountCarousel(language);
    scroll(list(), at(1098.5));
    expect(resting()).toEqual(['false', 'true']);
    scroll(list(), at(0.4));
    expect(resting()).toEqual(['true', 'false']);
  });

  test.each(['pointerdown', 'wheel', 'keydown', 'focusin'])(
    'after a reader\'s own %s it goes on to the item after the place where she is',
    sign => {
      mountCarousel(language);
      press('next');
      list().firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
      scroll(list(), at(700));
      press('next');
      expect(destinations().at(-1)).toBe(at(900));
      list().firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
      scroll(list(), at(700));
      press('previous');
      expect(destinations().at(-1)).toBe(at(600));
    },
  );

  const [onKey, backKey] = forward === 1 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  test('moves the focus and the row on an arrow key in an item', () => {
    mountCarousel(language);
    focusItem(1);
    expect(key(onKey)).toBe(true);
    expect(destinations()).toEqual([at(600)]);
    expect(document.activeElement?.textContent).toBe('2');
    key(onKey);
    expect(destinations().at(-1)).toBe(at(900));
    key(backKey);
    key(backKey);
    expect(destinations().at(-1)).toBe(at(300));
    expect(document.activeElement?.textContent).toBe('1');
  });

  test('does not move on an arrow key at either end', () => {
    mountCarousel(language);
    focusItem(0);
    expect(key(backKey)).toBe(true);
    expect(destinations().at(-1)).toBeCloseTo(0);
    focusItem(5);
    expect(key(onKey)).toBe(true);
    expect(destinations().at(-1)).toBe(at(1100));
    expect(document.activeElement?.textContent).toBe('5');
  });

  test('moves by one item for each arrow key on the row itself', () => {
    mountCarousel(language);
    list().tabIndex = 0;
    list().focus();
    key(onKey);
    scroll(list(), at(40));
    key(onKey);
    key(onKey);
    expect(destinations()).toEqual([at(300), at(600), at(900)]);
  });

  test('does not move if all its items are visible', () => {
    mountCarousel(language, shownWidth);
    expect(resting()).toEqual(['true', 'true']);
    press('next');
    expect(destinations().at(-1)).toBeCloseTo(0);
  });
});

test('a changed window width updates the buttons', () => {
  mountCarousel('fa', shownWidth);
  Object.defineProperty(list(), 'scrollWidth', { value: 1800 });
  dispatchEvent(new Event('resize'));
  expect(resting()).toEqual(['true', 'false']);
});

test('a row ignores lists and buttons inside its items', () => {
  const inner = '<ul><li>a</li><li>b</li></ul><button type="button">like</button>';
  const box = print(`<section><ul><li>${inner}</li><li>${inner}</li><li></li><li></li><li></li><li></li></ul>
    <div class="carousel-controls"><button></button><button></button></div></section>`);
  layOut('fa');
  wakeAtOnce(mount, box, kernelOf());
  element('li > button').click();
  expect(scrollTo).not.toHaveBeenCalled();
  press('next');
  expect(destinations()).toEqual([-300]);
});
