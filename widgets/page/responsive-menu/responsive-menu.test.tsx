import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { element, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { EditionsMenuBox } from './box.tsx';
import { shiftInto } from './keep-in-viewport.ts';
import mount from './responsive-menu.ts';

const width = 360;

/** Edges of submenus before the widget moves them. */
let edges: { left: number; right: number };

beforeEach(() => {
  edges = { left: 300, right: 420 };
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const { left, right } = edges;
    return { left, right, width: right - left } as DOMRect;
  });
});

const nested = '<nav data-widget="responsive-menu"><ul><li><a href="/1">یک</a><ul><li><a href="/2">دو</a></li></ul></li></ul></nav>';
const marginsOf = (selector: string): string[] => {
  const { marginLeft, marginRight } = element(selector).style;
  return [marginLeft, marginRight];
};
const wake = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf());

describe('a submenu that would leave the viewport', () => {
  test.each(['toggle', 'focusin', 'pointerover'])('is checked again after a %s', type => {
    wake(print(nested));
    vi.advanceTimersByTime(100);
    edges = { left: -25, right: 100 };
    element('ul a').dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(100);
    expect(marginsOf('ul ul')).toEqual(['25px', '-25px']);
  });

  test('is checked once, 200 ms after the last resize', () => {
    wake(print(nested));
    vi.advanceTimersByTime(100);
    edges = { left: 20, right: 120 };
    for (let step = 0; step < 5; step += 1) {
      dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(150);
    }
    expect(marginsOf('ul ul')).toEqual(['-60px', '60px']);
    vi.advanceTimersByTime(200);
    expect(marginsOf('ul ul')).toEqual(['', '']);
  });
});

test('any submenu is moved into the viewport by the smallest distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(900), fc.boolean(), (left, size, isRightToLeft) => {
      const shift = shiftInto({ left, right: left + size }, width, isRightToLeft);
      const [from, to] = [left + shift, left + size + shift];
      if (size > width) expect(isRightToLeft ? to : from).toBe(isRightToLeft ? width : 0);
      else {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(width);
        if (left >= 0 && left + size <= width) expect(shift).toBe(0);
      }
    }),
  );
});

describe('the switch of editions', () => {
  const editions = [{ language: 'fa', url: '/' }, { language: 'en', url: '/en' }, { language: 'ckb', url: '/ckb' }] as const;
  const printed = () => printBox(<EditionsMenuBox language="fa" editions={editions} />) as HTMLDetailsElement;

  test('names each other edition in its own language', () => {
    printed();
    const links = [...document.querySelectorAll('a')].map(({ lang, pathname, textContent }) => [lang, pathname, textContent]);
    expect(links).toEqual([['en', '/en', 'English'], ['ckb', '/ckb', 'کوردیی ناوەندی']]);
    expect([element('summary').textContent, element('summary').title]).toEqual(['فارسی', 'نسخه‌های زبان‌های دیگر']);
  });

  test('is closed by Escape with the focus on its opener', () => {
    const box = printed();
    wake(box);
    box.open = true;
    element('li a').focus();
    element('li a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(box.open).toBe(false);
    expect(document.activeElement).toBe(element('summary'));
  });

  test('is closed by Escape even if its opener has no focus, as in Safari', () => {
    const box = printed();
    wake(box);
    box.open = true;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(box.open).toBe(false);
  });

  test('is closed by a press outside but not by one inside', () => {
    const box = printed();
    wake(box);
    box.open = true;
    element('li a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(box.open).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(box.open).toBe(false);
  });
});
