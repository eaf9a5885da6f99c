import { frameHeight } from './partner-frame.ts';

/**
 * Inline script to print after the element that reserves space for a partner's frame. It sets the height before the
 * first paint, so that nothing moves. A `:target` style would apply only after the page has loaded.
 */
export const reservePartnerFrame =
  `{let b=document.currentScript.previousElementSibling;location.hash=="#"+b.id&&(b.style.height="${frameHeight}px")}`;
