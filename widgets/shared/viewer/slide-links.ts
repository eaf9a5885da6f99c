/** Links that show a slide. Other links have `data-slide="none"`, so that the kernel keeps their first tap. */
export const slideLink = 'a[data-slide]:not([data-slide="none"])';

/** The links of a box that open its lightbox, in their order: full pictures where no script runs. */
export const slideLinks = (box: ParentNode): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>(slideLink),
];
