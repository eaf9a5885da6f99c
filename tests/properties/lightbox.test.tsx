import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { labelsOf } from '../../widgets/shared/viewer/labels.ts';
import { SlideFigure } from '../../widgets/shared/print/printed-viewer.tsx';
import { slideLinks } from '../../widgets/shared/viewer/slide-links.ts';
import { type Slide, slideOf } from '../../widgets/shared/viewer/slide.ts';
import type { Messages } from '../../widgets/shared/print/messages/messages.ts';
import { GalleryBox } from '../../widgets/article/gallery/box.tsx';
import { withFreshPages } from '../../widgets/shared/testing/page.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';
import { language, messages, sentence } from './arbitraries.ts';

withFreshPages();

const spoken = vi.hoisted(() => ({ messages: {} as Messages }));
vi.mock(import('../../widgets/shared/print/messages/messages.ts'), () => ({ messagesFor: () => spoken.messages }));

const pixels = fc.integer({ min: 1, max: 20_000 });
const printedSlide: fc.Arbitrary<Slide> = fc.record({
  kind: fc.constantFrom('picture', 'video', 'embed'),
  url: fc.webUrl({ withQueryParameters: true }).map(url => new URL(url).href),
  width: pixels,
  height: pixels,
  alt: sentence,
  caption: fc.oneof(sentence, fc.constant('')),
  thumbnail: fc.webUrl().map(url => new URL(url).href),
  srcset: fc.webUrl().map(url => `${url} 720w`),
});
const galleries = fc.uniqueArray(printedSlide, { minLength: 1, maxLength: 4, selector: ({ url }) => url });

test('what a server prints of a slide is read back', () => {
  fc.assert(
    fc.property(printedSlide, language, messages, (slide, spokenLanguage, sentences) => {
      spoken.messages = sentences;
      const figure = printBox(<SlideFigure slide={slide} language={spokenLanguage} sizes="50vw" />);
      expect(slideLinks(figure).map(slideOf)).toEqual([slide]);
    }),
  );
});

test('what a server prints of a gallery is read back: its slides in their order, and all its labels', () => {
  fc.assert(
    fc.property(galleries, sentence, language, messages, (slides, title, spokenLanguage, sentences) => {
      spoken.messages = sentences;
      const box = printBox(<GalleryBox language={spokenLanguage} title={title} slides={slides} />);
      expect(slideLinks(box).map(link => slideOf(link).url)).toEqual(slides.map(({ url }) => url));
      const { close, previous, next, slideshow, fullScreen, share, copied, download, thumbnails, position } = sentences;
      expect(labelsOf(box)).toEqual({
        ...{ title, close, previous, next, slideshow, fullScreen, share, copied, download, thumbnails, position },
        failed: sentences.contentFailed,
      });
    }),
  );
});
