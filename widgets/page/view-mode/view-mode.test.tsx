import { beforeEach, expect, test, vi } from 'vitest';
import { click, element, kernelOf, withFreshPages, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { ViewModeBox } from './box.tsx';
import { setViewMode } from './model.ts';
import mount from './view-mode.ts';

withFreshPages();

const viewport = (): string | null => element('meta[name=viewport]').getAttribute('content');

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'viewport';
  meta.content = 'width=device-width, initial-scale=1';
  document.head.append(meta);
});

test('desktop view is 1200 pixels wide and kept for seven days', () => {
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  setViewMode('desktop');
  expect(viewport()).toBe('width=1200');
  expect(write).toHaveBeenCalledExactlyOnceWith('localhost_responsive=desktop;path=/;max-age=604800');
});

test('mobile view has the width of the device and no cookie', () => {
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  setViewMode('desktop');
  setViewMode('mobile');
  expect(viewport()).toBe('width=device-width, initial-scale=1');
  expect(write).toHaveBeenLastCalledWith('localhost_responsive=;path=/;max-age=0');
});

test('the two links switch the view on the page, and the cookie follows', async () => {
  await wake(mount, printBox(<ViewModeBox language="fa" path="/news/12" />), kernelOf());
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('[data-view-mode=desktop]').dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
  expect(viewport()).toBe('width=1200');
  expect(document.cookie).toContain('localhost_responsive=desktop');
  await click('[data-view-mode=mobile]');
  expect(viewport()).toBe('width=device-width, initial-scale=1');
  expect(document.cookie).not.toContain('_responsive');
});

test('a link keeps the other view on a page whose address requests one', async () => {
  history.replaceState(null, '', '/?view=desktop');
  await wake(mount, printBox(<ViewModeBox language="fa" path="/" />), kernelOf());
  setViewMode('desktop');
  const seen = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  addEventListener('click', seen, { once: true });
  await click('[data-view-mode=mobile]');
  expect(seen).toHaveBeenCalledOnce();
  expect(document.cookie).not.toContain('_responsive');
  history.replaceState(null, '', '/');
});

test('the links lead to the same page in the other view without JavaScript', () => {
  printBox(<ViewModeBox language="fa" path="/news/12" />);
  expect(element('[data-view-mode=desktop]').getAttribute('href')).toBe('/news/12?view=desktop');
  expect(element('[data-view-mode=mobile]').getAttribute('href')).toBe('/news/12?view=mobile');
});
