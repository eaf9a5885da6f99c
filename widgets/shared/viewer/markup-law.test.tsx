import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { viewerLabelsOf } from './labels.ts';
import { slideLinks } from './slide-links.ts';
import { type Slide, slideOf } from './slide.ts';
import { wordsFor } from '../render/words.ts';
import words from './words.json' with { type: 'json' };
import { GalleryBox } from '../../article/gallery/box.tsx';
import { printBox } from '../testing/render.ts';
import { inventedWords, language, sentence } from '../testing/arbitraries.ts';

vi.mock(import('../render/words.ts'), () => ({ wordsFor: vi.fn() }));

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

test('a rendered gallery is parsed into the same slides and labels', () => {
  fc.assert(
    fc.property(galleries, sentence, language, fc.gen(), (slides, title, spokenLanguage, invent) => {
      vi.mocked(wordsFor).mockImplementation(inventedWords(invent));
      const box = printBox(<GalleryBox language={spokenLanguage} title={title} slides={slides} />);
      expect(slideLinks(box).map(link => slideOf(link).url)).toEqual(slides.map(({ url }) => url));
      const { pictureCount: _count, video: _video, ...labels } = wordsFor(words, spokenLanguage);
      expect(viewerLabelsOf(box)).toEqual({ title, ...labels });
    }),
  );
});
