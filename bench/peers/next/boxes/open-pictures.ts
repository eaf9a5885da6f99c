import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

/** Shows one of the pictures of an article, large, and the others beside it. */
export function openPictures(links: readonly HTMLAnchorElement[], index: number): void {
  const dataSource = links.map(({ href, dataset, firstElementChild }) => ({
    src: href,
    width: Number(dataset.width),
    height: Number(dataset.height),
    alt: firstElementChild?.getAttribute('alt') ?? '',
  }));
  new PhotoSwipe({ dataSource, index }).init();
}
