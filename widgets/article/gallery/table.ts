import { attribute, element, inside, required, type Rows, type Sentences } from '../../shared/render/table.ts';
import { gallerySentences, viewerParts } from '../../shared/viewer/table.ts';

export const parts: Rows = [
  element('.gallery-items', 'A list around the pictures, which become a grid; each is in a `.gallery-item`.'),
  required(element('[data-slide]', 'The links that open.')),
  inside(':is(figure,.gallery-item) > a', required(attribute('data-slide', 'text', 'Without it, a tap leaves the page.'))),
  viewerParts,
];

export const sentences: Sentences = of => ({ '': gallerySentences(of) });
