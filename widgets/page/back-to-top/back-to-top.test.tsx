import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, wakeAtOnce, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import mount from './back-to-top.ts';
import { BackToTopBox } from './box.tsx';

withFreshPages();

let followsScroll: boolean;
let reducedMotion: boolean;
const animate = vi.fn();

beforeEach(() => {
  followsScroll = true;
  reducedMotion = false;
  animate.mockReset();
  Element.prototype.animate = animate;
  vi.stubGlobal('CSS', { supports: () => followsScroll });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 2000);
  vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', top));
});

/** The link, as a server prints it. */
function printLink(language: string): HTMLElement {
  printBox(<BackToTopBox language={language} />);
  return element('[data-widget=back-to-top]');
}

const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf());

function tap(box: HTMLElement): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  box.dispatchEvent(event);
  return event;
}

function scrollBy(place: number): void {
  vi.stubGlobal('scrollY', place);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(16);
}

test('the page glides to its top in 700 ms, and the focus goes there at once', () => {
  const box = printLink('fa');
  wake(box);
  box.focus();
  expect(tap(box).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(document.body);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
  vi.advanceTimersByTime(350);
  expect(scrollY).toBeGreaterThan(0);
  expect(scrollY).toBeLessThan(2000);
  vi.advanceTimersByTime(400);
  expect(scrollY).toBe(0);
});

test('where the reader wants less motion it is one step', () => {
  reducedMotion = true;
  const box = printLink('fa');
  wake(box);
  tap(box);
  vi.advanceTimersByTime(16);
  expect(scrollY).toBe(0);
});

test('without the script it is a link to the top', () => {
  const box = printLink('en');
  expect(box.getAttribute('href')).toBe('#top');
  expect(box.getAttribute('aria-label')).toBe('Back to top');
});

test('where styles cannot follow the scroll it is there from 112 pixels on, and fades in in half a second', () => {
  followsScroll = false;
  const box = print('<button type="button">بالا</button>');
  vi.stubGlobal('scrollY', 111);
  wake(box);
  expect(box.hidden).toBe(true);
  scrollBy(112);
  expect(box.hidden).toBe(false);
  expect(animate).toHaveBeenCalledExactlyOnceWith([{ opacity: 0 }, { opacity: 1 }], 500);
  scrollBy(900);
  expect(animate).toHaveBeenCalledOnce();
  scrollBy(0);
  expect(box.hidden).toBe(true);
});
