/**
 * An inline script to print in the element that has room for a partner's frame: it takes its height before anything is
 * painted, so that nothing moves. Styles would, by `:target`, only once the whole page is there.
 */
export const takePartnerRoom =
  '{let r=document.currentScript.parentNode;if(location.hash=="#"+r.id)r.style.blockSize="146px"}';
