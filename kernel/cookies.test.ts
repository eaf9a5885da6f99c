import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { keepNothing } from './testing/keep-nothing.ts';
import { applyViewport, viewModeCookie, viewModeLifetime } from './view-mode.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['floating-ad_3', 'ad', 'localhost_responsive']) removeCookie(name);
});

describe('cookies', () => {
  test('are read only by their full name', () => {
    writeCookie('floating-ad_3', 'hidden');
    expect(readCookie('floating-ad_3')).toBe('hidden');
    expect(readCookie('ad_3')).toBeUndefined();
    expect(readCookie('floating-ad')).toBeUndefined();
  });

  test('are removed', () => {
    writeCookie('ad', 'x');
    removeCookie('ad');
    expect(readCookie('ad')).toBeUndefined();
  });

  test.each([
    [undefined, 600],
    [7_200_000, 7200],
    [viewModeLifetime, 604_800],
  ])('with a lifetime of %s ms expire after %d s', (lifetime, seconds) => {
    const write = vi.spyOn(document, 'cookie', 'set');
    writeCookie('ad', 'x', lifetime);
    expect(write).toHaveBeenCalledWith(`ad=x;path=/;max-age=${seconds}`);
  });

  test('read as undefined without an error if the browser refuses cookies', () => {
    keepNothing();
    writeCookie('ad', 'x');
    removeCookie('ad');
    expect(readCookie('ad')).toBeUndefined();
  });
});

describe('view mode', () => {
  test.each([
    ['localhost', 'localhost_responsive'],
    ['news.example.ir', 'newsexampleir_responsive'],
  ])('%s is stored in the cookie %s', (host, name) => {
    expect(viewModeCookie(host)).toBe(name);
  });

  test('sets the viewport\'s width to 1200 or to the device\'s width', () => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
    const content = (): string | null => document.head.children[0]?.getAttribute('content') ?? null;
    applyViewport('desktop');
    expect(content()).toBe('width=1200');
    applyViewport('mobile');
    expect(content()).toBe('width=device-width, initial-scale=1');
    document.head.innerHTML = '';
  });
});
