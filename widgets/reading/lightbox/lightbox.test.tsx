import { expect, test, vi } from 'vitest';
import { SlideFigure } from '../../lightbox/printed-lightbox.tsx';
import type { LightboxRequest } from '../../lightbox/show-lightbox.ts';
import { click, kernelOf, wake, withFreshPages } from '../../testing/page.ts';
import { printBox } from '../../testing/render.ts';
import { lightboxAttributes } from './box.tsx';
import mount from './lightbox.ts';

withFreshPages();

const showLightbox = vi.hoisted(() => vi.fn<(request: LightboxRequest) => void>());
vi.mock(import('../../lightbox/show-lightbox.ts'), () => ({ showLightbox }));
vi.mock(import('../../lightbox/stylesheet.ts'), () => ({ loadStylesheet: () => Promise.resolve() }));

test('the pictures of an article open with the tools of an article (SPEC §9.7), and have no addresses', async () => {
  const slide = {
    ...{ kind: 'picture' as const, url: '#full', width: 1440, height: 960 },
    ...{ alt: 'بازار', caption: '', thumbnail: '/360.webp', srcset: '' },
  };
  const box = printBox(
    <article {...lightboxAttributes('fa', 'بازار')}>
      <SlideFigure slide={slide} language="fa" sizes="80vw" />
    </article>,
  );
  await wake(mount, box, kernelOf());
  await click('img');
  expect(showLightbox.mock.calls).toMatchObject([
    [{ box, position: 0, tools: ['fullScreen', 'download', 'close'], hasHashes: false, isArrival: false }],
  ]);
});
