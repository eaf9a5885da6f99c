import { printed } from '../../shared/render/table.ts';
import { sentences } from './table.ts';

/** The attributes that make an element a lightbox for the pictures in it. `title` says what they are of. */
export const lightboxAttributes = (language: string, title: string) => ({
  'data-widget': 'lightbox',
  'data-pack': 'reading',
  'data-load': 'scroll',
  'data-title-label': title,
  ...printed(sentences, language),
});
