import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubWidth } from './testing/stub-width.ts';
import { followWidth } from './width.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.className = '';
});

describe('page facts', () => {
  test('come from the root element and the address', async () => {
    document.documentElement.lang = 'ckb';
    document.documentElement.dir = 'rtl';
    vi.resetModules();
    const { page } = await import('./page.ts');
    expect(page).toMatchObject({ language: 'ckb', direction: 'rtl', captchaKey: '' });
  });

  test.each(['nid', 'vast-ad-tag'])('include the meta property %s', async property => {
    const { page } = await import('./page.ts');
    expect(page.meta(property)).toBeUndefined();
    document.head.innerHTML = `<meta name="${property}" content="no"><meta property="${property}" content="1024">`;
    expect(page.meta(property)).toBe('1024');
  });
});

describe('width class', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [320, '_xs'], [767, '_xs'], [768, '_sm'], [991, '_sm'], [992, '_md'], [1199, '_md'], [1200, '_lg'],
    [2560, '_lg'],
  ])('of a viewport of %d px is %s', (width, name) => {
    stubWidth(width);
    followWidth();
    expect([...document.body.classList]).toEqual([name]);
  });

  test.each(['', '_xs', 'home _xs dark', 'a _md'])('replaces the width class of a body with class "%s" and keeps the other classes', before => {
    document.body.className = before;
    const resize = stubWidth(800);
    const kept = before.split(' ').filter(part => part && !part.startsWith('_'));
    followWidth();
    expect([...document.body.classList].sort()).toEqual([...kept, '_sm'].sort());
    for (const [width, name] of [[1300, '_lg'], [1100, '_md'], [400, '_xs'], [768, '_sm']] as const) {
      resize(width);
      expect([...document.body.classList].sort()).toEqual([...kept, name].sort());
    }
  });
});
