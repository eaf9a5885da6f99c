import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, setMotion, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import mount from './back-to-top.ts';
import { BackToTopBox } from './box.tsx';

let followsScroll: boolean;
const animate = vi.fn();

beforeEach(() => {
  followsScroll = true;
  animate.mockReset();
  Element.prototype.animate = animate;
  vi.stubGlobal('CSS', { supports: () => followsScroll });
  setMotion(false);
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 2000);
  vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', top));
});

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

test('the page jumps to its top if the reader prefers reduced motion', () => {
  setMotion(true);
  const box = printLink('fa');
  wake(box);
  tap(box);
  vi.advanceTimersByTime(16);
  expect(scrollY).toBe(0);
});

test('the box without script is a link to the top', () => {
  const box = printLink('en');
  expect(box.getAttribute('href')).toBe('#top');
  expect(box.getAttribute('aria-label')).toBe('Back to top');
});
