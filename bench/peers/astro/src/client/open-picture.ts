import PhotoSwipe from 'photoswipe';
import stylesheet from 'photoswipe/style.css?url';

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
  return new Promise(resolve => link.addEventListener('load', resolve));
}

let styles: Promise<unknown> | undefined;

/** Shows a picture of an article, among all pictures of that article. */
export async function openPicture(links: readonly HTMLAnchorElement[], index: number): Promise<void> {
  await (styles ??= loadStyles());
  const dataSource = links.map(({ href, dataset, firstElementChild }) => ({
    src: href,
    width: Number(dataset.width),
    height: Number(dataset.height),
    alt: firstElementChild?.getAttribute('alt') ?? '',
  }));
  new PhotoSwipe({ dataSource, index }).init();
}
