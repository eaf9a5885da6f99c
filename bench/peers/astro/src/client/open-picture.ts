import PhotoSwipe from 'photoswipe';
import stylesheet from 'photoswipe/style.css?url';
import { picturesOf } from '../../../components/pictures.ts';

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
  return new Promise(resolve => link.addEventListener('load', resolve));
}

let styles: Promise<unknown> | undefined;

/** Shows a picture of an article, among all pictures of that article, with buttons called as the article says. */
export async function openPicture(article: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const links = [...article.querySelectorAll<HTMLAnchorElement>('a[data-slide=picture]')];
  const { closeLabel = '', previousLabel = '', nextLabel = '' } = article.dataset;
  await (styles ??= loadStyles());
  new PhotoSwipe({
    dataSource: picturesOf(links),
    index: links.indexOf(link),
    indexIndicatorSep: ' از ',
    closeTitle: closeLabel,
    arrowPrevTitle: previousLabel,
    arrowNextTitle: nextLabel,
  }).init();
}
