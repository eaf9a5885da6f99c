import { attribute, element, inside, labels, required, shared, type Speaker } from '../render/table.ts';
import words from './words.json' with { type: 'json' };

/** Viewer markup that boxes read. */
export const viewerParts = shared(
  'viewer',
  attribute('data-title-label', 'text', 'What the pictures over the page are called.'),
  element('a[data-slide]', 'One per picture or video, in the order of the slides.'),
  inside('a[data-slide]',
    required(attribute('data-slide', ['picture', 'video', 'embed'], 'What the link leads to: a file, or a page for a frame.')),
    required(attribute('href', 'url', 'The full picture, the file or the page.')),
    attribute('data-width', 'integer', 'Width of what the link leads to, in pixels.'),
    attribute('data-height', 'integer', 'Its height.'),
  ),
  element('a[data-slide] img', 'The small picture; its `srcset` is used.'),
  inside('a[data-slide] img',
    attribute('data-src', 'url', 'For pictures that another script loads late; `data-lazy-src` and `data-original` work, too.'),
    attribute('data-lazy-src', 'url', 'See `data-src`.'),
    attribute('data-original', 'url', 'See `data-src`.'),
  ),
  element('figure figcaption', 'The caption of a slide, in the same `figure` as its link.'),
);

/** Default messages of a lightbox. */
export function lightboxSentences(of: Speaker) {
  const { close, previous, next, fullScreen, download, position, failed } = of(words);
  return labels({ close, previous, next, fullScreen, download, position, failed });
}

/** Default messages of a gallery, which has more tools. */
export function gallerySentences(of: Speaker) {
  const { slideshow, share, copied, thumbnails } = of(words);
  return { ...lightboxSentences(of), ...labels({ slideshow, share, copied, thumbnails }) };
}
