import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, setMotion, showPage, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { TickerBox } from './box.tsx';
import mount from './ticker.ts';
import words from './words.json' with { type: 'json' };

/** Places the list in a viewport of 800 pixels. */
let place: DOMRect;
beforeEach(() => {
  place = new DOMRect(0, 400, 360, 40);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(() => place);
});

const items = ['یک', 'دو', 'سه'].map((title, index) => ({ id: String(index), title, url: `/news/${index}` }));
const titles = (): (string | null)[] => textsOf('li');
const button = (): HTMLElement => element('button');

function mountTicker(shown = items) {
  const box = printBox(<TickerBox language="fa" title="فوری" items={shown} />);
  return wakeAtOnce(mount, box, kernelOf());
}

test('the button pauses and resumes the ticker, with a matching label', () => {
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


const pointAtIt = (isPointed: boolean): unknown =>
  vi.spyOn(element('ul'), 'matches').mockImplementation(selector => isPointed && selector.includes(':hover'));

const standAt = (top: number): unknown => (place = new DOMRect(0, top, 360, 40));

test.each<[string, () => unknown, () => unknown]>([
  ['the focus is in it', () => element('li a').focus(), () => element('li a').blur()],
  ['the reader points at it', () => pointAtIt(true), () => pointAtIt(false)],
  ['the page is hidden', () => showPage(false), () => showPage(true)],
  ['it is below the screen', () => standAt(800), () => standAt(799)],
  ['it is above the screen', () => standAt(-40), () => standAt(-39)],
])('a ticker pauses while %s, and continues afterwards', (_, rest, goOn) => {
  mountTicker();
  rest();
  vi.advanceTimersByTime(20_000);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  goOn();
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('a ticker starts paused with reduced motion, and can be started', () => {
  setMotion(true);
  mountTicker();
  vi.advanceTimersByTime(20_000);
  expect(button().textContent).toBe(words.fa.resume);
  expect(titles()).toEqual(['یک', 'دو', 'سه']);
  button().click();
  vi.advanceTimersByTime(5000);
  expect(titles()).toEqual(['دو', 'سه', 'یک']);
});

test('a button without a text is marked as pressed while the ticker is paused', () => {
  const box = print('<div><ul><li>یک</li></ul><button>توقف</button></div>');
  wakeAtOnce(mount, box, kernelOf());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  button().click();
  expect(button().textContent).toBe('توقف');
  expect(button().getAttribute('aria-pressed')).toBe('true');
});
