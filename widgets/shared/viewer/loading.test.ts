import { expect, test, vi } from 'vitest';
import { FakePhotoSwipe } from '../testing/viewer.ts';
import { withFreshPages } from '../testing/page.ts';
import { loadPictures } from './loading.ts';

withFreshPages();

function load(connection?: { saveData: boolean }): FakePhotoSwipe {
  vi.stubGlobal('navigator', { connection });
  const pswp = new FakePhotoSwipe();
  loadPictures(pswp.asPhotoSwipe());
  return pswp;
}

const contentAt = (index: number, state = 'idle') => ({ index, state, loadImage: vi.fn() });

test.each([
  [{ msrc: '/1-360.webp' }, '/1-360.webp'],
  [{}, ''],
])('what stands for a picture of %j until it is here is its thumbnail', (data, source) => {
  expect(load().filter('placeholderSrc', false, { data })).toBe(source);
});

test.each([undefined, { saveData: false }])('with the connection %j PhotoSwipe fetches ahead', connection => {
  expect(load(connection).dispatch('contentLoadImage', { content: contentAt(1) })).toBe(false);
});

test('a reader who saves data gets no picture before she comes to it', () => {
  const pswp = load({ saveData: true });
  expect(pswp.dispatch('contentLoadImage', { content: contentAt(0) })).toBe(false);
  const next = contentAt(1);
  expect(pswp.dispatch('contentLoadImage', { content: next })).toBe(true);
  pswp.potentialIndex = 1;
  expect(pswp.dispatch('contentLoadImage', { content: next })).toBe(false);
  pswp.dispatch('contentActivate', { content: next });
  expect(next.loadImage).toHaveBeenCalledExactlyOnceWith(false);
});

test.each(['loading', 'loaded', 'error'])('a picture that is %s is not fetched again', state => {
  const content = contentAt(0, state);
  load({ saveData: true }).dispatch('contentActivate', { content });
  expect(content.loadImage).not.toHaveBeenCalled();
});
