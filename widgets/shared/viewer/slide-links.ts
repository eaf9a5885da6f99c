/** The links of a box that open its lightbox, in their order: full pictures where no script runs. */
export const slideLinks = (box: ParentNode): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>('a[data-slide]'),
];
