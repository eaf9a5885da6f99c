import { describe, expect, test, vi } from 'vitest';
import { FakePhotoSwipe } from '../testing/viewer.ts';
import { loadPictures } from './loading.ts';

// show-viewer.test.tsx proves with the real PhotoSwipe which pictures are loaded.
test.each([
  ['idle', 1],
  ['loading', 0],
  ['loaded', 0],
  ['error', 0],
])('a picture with state %s is loaded %i times when it is shown under Save-Data', (state, times) => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const pswp = new FakePhotoSwipe();
  const loadImage = vi.fn();
  loadPictures(pswp.asPhotoSwipe());
  pswp.dispatch('contentActivate', { content: { index: 0, state, loadImage } });
  expect(loadImage).toHaveBeenCalledTimes(times);
});

describe('A slide', () => {
  const loaded = (): FakePhotoSwipe => {
    const pswp = new FakePhotoSwipe();
    loadPictures(pswp.asPhotoSwipe());
    return pswp;
  };
  const slideOf = (width: number, height: number, file: [width: number, height: number]) => {
    const element = document.createElement('img');
    Object.defineProperties(element, { naturalWidth: { value: file[0] }, naturalHeight: { value: file[1] } });
    return { width, height, content: { element }, resize: vi.fn() };
  };

  test('takes the aspect ratio of its file once that has loaded', () => {
    const [pswp, slide] = [loaded(), slideOf(1280, 720, [800, 1200])];
    pswp.dispatch('loadComplete', { slide });
    expect(slide).toMatchObject({ width: 800, height: 1200 });
    expect(slide.resize).toHaveBeenCalledOnce();
  });

  test('takes the aspect ratio of a file that was already loaded', () => {
    const [pswp, slide] = [loaded(), slideOf(1280, 720, [800, 1200])];
    pswp.dispatch('slideInit', { slide });
    expect(slide).toMatchObject({ width: 800, height: 1200 });
  });

  test.each<[width: number, height: number]>([[720, 405], [0, 0]])('keeps its size with a file of %d × %d', (...file) => {
    const [pswp, slide] = [loaded(), slideOf(1280, 720, file)];
    pswp.dispatch('loadComplete', { slide });
    expect(slide).toMatchObject({ width: 1280, height: 720 });
    expect(slide.resize).not.toHaveBeenCalled();
  });
});
