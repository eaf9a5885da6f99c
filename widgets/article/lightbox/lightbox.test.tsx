import { expect, test, vi } from 'vitest';
import { SlideFigure } from '../../shared/viewer/rendered-viewer.tsx';
import type { ViewerRequest } from '../../shared/viewer/show-viewer.ts';
import { click, kernelOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { slide } from '../../shared/testing/viewer.ts';
import { lightboxAttributes } from './box.tsx';
import mount from './lightbox.ts';

const showViewer = vi.hoisted(() => vi.fn<(request: ViewerRequest) => void>());
vi.mock(import('../../shared/viewer/show-viewer.ts'), () => ({ showViewer, completeLabels: () => Promise.resolve() }));
vi.mock(import('../../shared/viewer/stylesheet.ts'), () => ({ loadStylesheet: () => Promise.resolve() }));

test('pictures of an article open with the article\'s tools and without slide URLs', async () => {
  const box = printBox(
    <article {...lightboxAttributes('fa', 'بازار')}>
      <SlideFigure slide={slide(1)} language="fa" sizes="80vw" />
    </article>,
  );
  await wake(mount, box, kernelOf());
  await click('img');
  expect(showViewer.mock.calls).toMatchObject([
    [{ box, position: 0, tools: ['fullScreen', 'download', 'close'], hasHashes: false, isArrival: false }],
  ]);
});
