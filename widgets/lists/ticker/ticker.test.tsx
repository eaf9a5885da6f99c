import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, textsOf, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { TickerBox } from './box.tsx';
import mount from './ticker.ts';
import words from './words.json' with { type: 'json' };

withFreshPages();

let reducedMotion = false;
/** Where the list stands on a screen of 800 pixels. */
let place: DOMRect;
beforeEach(() => {
  reducedMotion = false;
  place = new DOMRect(0, 400, 360, 40);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(() => place);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
});

const items = ['یک', 'دو', 'سه'].map((title, index) => ({ id: String(index), title, url: `/news/${index}` }));
const titles = (): (string | null)[] => textsOf('li');
const button = (): HTMLElement => element('button');

function mountTicker(shown = items) {
  const box = printBox(<TickerBox language="fa" title="فوری" items={shown} />);
  return wakeAtOnce(mount, box, kernelOf());
}

test('the first item moves to the end every 5 s', () => {
  mountTicker();
  vi.advanceTimersByTime(4999);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
  vi.advanceTimersByTime(10_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
});

test('items are moved, not made anew', () => {
  mountTicker();
  const before = new Set(document.querySelectorAll('li'));
  vi.advanceTimersByTime(5000);
  expect(new Set(document.querySelectorAll('li'))).toEqual(before);
});

test('the button pauses and resumes, and says which of them it does next', () => {
  mountTicker();
  expect(button().textContent).toBe(words.fa.pause);
  button().click();
  expect(button().textContent).toBe(words.fa.resume);
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  button().click();
  expect(button().textContent).toBe(words.fa.pause);
  expect(button().hasAttribute('aria-pressed')).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('it rests while the focus is in it', () => {
  mountTicker();
  element('li a').focus();
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  element('li a').blur();
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('it rests while the reader points at it', () => {
  mountTicker();
  const list = element('ul');
  vi.spyOn(list, 'matches').mockImplementation(selector => selector.includes(':hover'));
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
});

test('it rests while the page is hidden', () => {
  mountTicker();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
});

test.each([
  ['below', 800],
  ['above', -40],
])('it rests while it is %s the screen, and goes on once a part of it is on it again', (_, top) => {
  mountTicker();
  place = new DOMRect(0, top, 360, 40);
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  place = new DOMRect(0, top < 0 ? top + 1 : top - 1, 360, 40);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('two hundred items take their turns', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index), title: String(index), url: '/' }));
  mountTicker(many);
  vi.advanceTimersByTime(5000 * 199);
  expect(titles()[0]).toBe('199');
});

test('where the reader wants less motion it rests from the start, and can be started', () => {
  reducedMotion = true;
  mountTicker();
  vi.advanceTimersByTime(20_000);
  expect(button().textContent).toBe(words.fa.resume);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  button().click();
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('an unmounted ticker stops, and is as it was printed', () => {
  const unmount = mountTicker();
  button().click();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  button().click();
  expect(button().textContent).toBe(words.fa.pause);
});

test('a button without a sentence for what it does next is pressed while the ticker rests', () => {
  const box = print('<div><ul><li>یک</li></ul><button>توقف</button></div>');
  wakeAtOnce(mount, box, kernelOf());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  button().click();
  expect(button().textContent).toBe('توقف');
  expect(button().getAttribute('aria-pressed')).toBe('true');
});

test('an empty ticker does no harm', () => {
  mountTicker([]);
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual([]);
});

test.each(['<div><ul></ul></div>', '<div><button></button></div>'])('a ticker that lacks a part is reported: %s', html => {
  expect(() => mount(print(html), kernelOf())).toThrow('lacks');
});
