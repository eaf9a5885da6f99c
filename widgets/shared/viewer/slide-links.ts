/** Links that show a slide. Links with `data-slide="none"` do not, but the kernel still holds their first tap. */
export const slideLink = 'a[data-slide]:not([data-slide="none"])';

/** Returns the links of a box that open its lightbox, in order. Without script, they lead to the full pictures. */
export const slideLinks = (box: ParentNode): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>(slideLink),
];
