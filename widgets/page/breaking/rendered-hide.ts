/**
 * Inline script to print after the box. It hides a closed line before the first paint, so that nothing moves, and when
 * another tab closes it (by a `storage` event).
 */
export const hideClosedLine =
  '{let b=document.currentScript.previousElementSibling,h=()=>{try{b.hidden||=localStorage.breaking==b.dataset.id}catch{}};h();addEventListener("storage",h)}';
