/**
 * An inline script to print after the element that has room for a partner's frame: that has its height before anything
 * is painted, so that nothing moves. By styles, as the `:target`, it would only once the whole page is there.
 */
export const reservePartnerFrame =
  '{let b=document.currentScript.previousElementSibling;location.hash=="#"+b.id&&(b.style.height="146px")}';
