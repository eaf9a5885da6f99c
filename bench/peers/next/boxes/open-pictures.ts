import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { picturesOf } from '../../components/pictures.ts';

/** Shows one of the pictures of an article, large, and the others beside it. */
export const openPictures = (links: readonly HTMLAnchorElement[], index: number): boolean =>
  new PhotoSwipe({ dataSource: picturesOf(links), index }).init();
