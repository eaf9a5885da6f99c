import { beforeEach, expect, test, vi } from 'vitest';

vi.mock(import('./viewer.css'), () => ({ default: 'lightbox-ABCDE.css' }));

beforeEach(() => vi.resetModules());

const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];
const answer = (name: 'load' | 'error'): boolean | undefined => links().at(-1)?.dispatchEvent(new Event(name));

test('styles that cannot be had leave nothing behind, and are asked for again', async () => {
  const { loadStylesheet } = await import('./stylesheet.ts');
  const failing = loadStylesheet();
  answer('error');
  await expect(failing).rejects.toThrow('lightbox-ABCDE.css');
  expect(links()).toEqual([]);
  const second = loadStylesheet();
  answer('load');
  await second;
});
