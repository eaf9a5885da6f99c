/** Pictures of an article as PhotoSwipe takes them, by the links to them. */
export const picturesOf = (links: readonly HTMLAnchorElement[]) =>
  links.map(({ href, dataset, firstElementChild }) => ({
    src: href,
    width: Number(dataset.width),
    height: Number(dataset.height),
    alt: firstElementChild?.getAttribute('alt') ?? '',
  }));
