import { afterEach, expect, test, vi } from 'vitest';
import { stubWidth } from './testing/stub-width.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete self.earlyPress;
  document.body.className = '';
});

test('the first-paint script adds its listeners once, even if a host runs it again', async () => {
  stubWidth(360);
  const queries = vi.spyOn(window, 'matchMedia');
  const listen = vi.spyOn(window, 'addEventListener');
  for (let run = 0; run < 3; run += 1) {
    vi.resetModules();
    await import('./first-paint.ts');
    if (run > 0) continue;
    expect(listen.mock.calls.map(([type]) => type).sort()).toEqual(['click', 'pageshow', 'pointercancel', 'storage']);
    for (const spy of [queries, listen]) spy.mockClear();
  }
  expect(queries).not.toHaveBeenCalled();
  expect(listen).not.toHaveBeenCalled();
});
