import { beforeEach, expect, test, vi } from 'vitest';
import type { ViewerRequest } from '../../shared/viewer/show-viewer.ts';
import { kernelOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { slides } from '../../shared/testing/viewer.ts';
import { GalleryBox } from './box.tsx';
import mount from './gallery.ts';

const showViewer = vi.hoisted(() => vi.fn<(request: ViewerRequest) => void>());
vi.mock(import('../../shared/viewer/show-viewer.ts'), () => ({ showViewer, completeLabels: () => Promise.resolve() }));
vi.mock(import('../../shared/viewer/stylesheet.ts'), () => ({ loadStylesheet: () => Promise.resolve() }));

function arrive(hash = ''): void {
  history.replaceState(null, '', `/news/1301${hash}`);
  const box = printBox(<GalleryBox language="fa" title="یزد" slides={slides(3)} />);
  wakeAtOnce(mount, box, kernelOf());
}

function follow(hash: string): void {
  history.replaceState(null, '', `/news/1301${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const opened = (): number[] => showViewer.mock.calls.map(([{ position }]) => position);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => showViewer.mockReset());

test('the URL of a picture opens it after 200 ms, with all tools and slide URLs', async () => {
  arrive('#3');
  await wait(199);
  expect(opened()).toEqual([]);
  await wait(1);
  await vi.dynamicImportSettled();
  const tools = ['slideshow', 'fullScreen', 'share', 'download', 'thumbnails', 'close'];
  expect(showViewer.mock.calls).toMatchObject([[{ position: 2, tools, hasHashes: true, isArrival: true }]]);
});

test('a followed hash link opens its picture after 200 ms', async () => {
  arrive();
  follow('#2');
  await wait(199);
  expect(opened()).toEqual([]);
  await wait(1);
  expect(opened()).toEqual([1]);
});

test.each(['#0', '#4', '#99999999999999999999', '#-1', '#1.5', '#1e0', '#1x', '# 1', '#', '#۱', '#news-comment', '#constructor'])(
  'the address %j opens nothing',
  async hash => {
    arrive(hash);
    follow(hash);
    await wait(1000);
    expect(opened()).toEqual([]);
  },
);

test('the second of two hashes within 200 ms wins', async () => {
  arrive('#1');
  await wait(150);
  follow('#3');
  await wait(199);
  expect(opened()).toEqual([]);
  await wait(1);
  expect(opened()).toEqual([2]);
});

test('nothing opens if the reader goes back within 200 ms', async () => {
  arrive('#1');
  await wait(150);
  follow('');
  await wait(1000);
  expect(opened()).toEqual([]);
});
