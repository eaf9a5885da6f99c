/** The links of a box that open its lightbox, in their order (SPEC §2.10): full pictures where no script runs. */
export const slideLinks = (box: ParentNode): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>('a[data-slide]'),
];
