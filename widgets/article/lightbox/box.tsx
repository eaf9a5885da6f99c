import { printed } from '../../shared/render/table.ts';
import { sentences } from './table.ts';

/** Returns attributes that add a lightbox to the pictures in an element. `title` names the pictures. */
export const lightboxAttributes = (language: string, title: string) => ({
  'data-widget': 'lightbox',
  'data-pack': 'reading',
  'data-load': 'scroll',
  'data-title-label': title,
  ...printed(sentences, language),
});
