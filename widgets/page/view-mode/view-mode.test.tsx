import { beforeEach, expect, test } from 'vitest';
import { element, isLeftToBrowser, kernelOf, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { ViewModeBox } from './box.tsx';
import { setViewMode } from './model.ts';
import mount from './view-mode.ts';

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'viewport';
  meta.content = 'width=device-width, initial-scale=1';
  document.head.append(meta);
});

test('a link stores the other view on a page whose URL requests one', async () => {
  history.replaceState(null, '', '/?view=desktop');
  await wake(mount, printBox(<ViewModeBox language="fa" path="/" />), kernelOf());
  setViewMode('desktop');
  expect(isLeftToBrowser('[data-view-mode=mobile]')).toBe(true);
  await settle();
  expect(document.cookie).not.toContain('_responsive');
});

test('without script, the links lead to the other view of the same page', () => {
  printBox(<ViewModeBox language="fa" path="/news/12" />);
  expect(element('[data-view-mode=desktop]').getAttribute('href')).toBe('/news/12?view=desktop');
  expect(element('[data-view-mode=mobile]').getAttribute('href')).toBe('/news/12?view=mobile');
});
