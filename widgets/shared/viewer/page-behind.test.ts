import { expect, test } from 'vitest';
import { FakePhotoSwipe } from '../testing/viewer.ts';
import { holdPageBehind } from './page-behind.ts';

test('the page is held while the lightbox is open, and let go as it closes', () => {
  const pswp = new FakePhotoSwipe();
  const isHeld = (): boolean => document.documentElement.classList.contains('has-lightbox');
  holdPageBehind(pswp.asPhotoSwipe());
  expect(isHeld()).toBe(false);
  pswp.dispatch('beforeOpen');
  expect(isHeld()).toBe(true);
  pswp.dispatch('close');
  expect(isHeld()).toBe(false);
});
