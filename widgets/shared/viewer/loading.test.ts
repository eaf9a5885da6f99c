import { expect, test, vi } from 'vitest';
import { FakePhotoSwipe } from '../testing/viewer.ts';
import { withFreshPages } from '../testing/page.ts';
import { loadPictures } from './loading.ts';

withFreshPages();

// Which pictures are fetched is told with PhotoSwipe itself, in show-viewer.test.tsx.
test.each([
  ['idle', 1],
  ['loading', 0],
  ['loaded', 0],
  ['error', 0],
])('where data are saved a picture that is %s is fetched %i times when it is shown', (state, times) => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const pswp = new FakePhotoSwipe();
  const loadImage = vi.fn();
  loadPictures(pswp.asPhotoSwipe());
  pswp.dispatch('contentActivate', { content: { index: 0, state, loadImage } });
  expect(loadImage).toHaveBeenCalledTimes(times);
});
