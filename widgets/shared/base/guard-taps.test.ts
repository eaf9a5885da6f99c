import { describe, expect, test, vi } from 'vitest';
import { element, isLeftToBrowser, print } from '../testing/page.ts';
import { guardTaps } from './guard-taps.ts';

/** Taps an element at a position. Returns true if the tap has its usual effect. */
const isHeard = (selector: string, options: MouseEventInit): boolean =>
  isLeftToBrowser(selector, { detail: 1, ...options });

describe('for a second after a tap on a guarded element,', () => {
  function tapGuarded(options: MouseEventInit): void {
    print('<p><button><b></b></button><a href="/elsewhere"></a></p>');
    const guarded = element('button');
    guarded.getBoundingClientRect = () => new DOMRect(200, 80, 100, 44);
    guardTaps(guarded);
    expect(isHeard('b', options)).toBe(true);
  }

  test.each<[how: string, tap: MouseEventInit, near: [x: number, y: number], far: [x: number, y: number]]>([
    ['in the same place', { clientX: 210, clientY: 100 }, [220, 90], [290, 100]],
    ['in the middle of it, where it was held,', { detail: 0 }, [250, 110], [290, 110]],
  ])('a tap %s does nothing to the element there now', (_, tap, [clientX, clientY], [farX, farY]) => {
    tapGuarded(tap);
    expect(isHeard('a', { clientX, clientY })).toBe(false);
    expect(isHeard('a', { clientX: farX, clientY: farY })).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(isHeard('a', { clientX, clientY })).toBe(true);
  });

  test('a second tap or a key on the guarded element works', () => {
    tapGuarded({ clientX: 210, clientY: 100 });
    expect(isHeard('b', { clientX: 210, clientY: 100 })).toBe(true);
    expect(isHeard('a', { clientX: 210, clientY: 100, detail: 0 })).toBe(true);
  });
});
