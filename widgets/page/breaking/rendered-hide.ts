/**
 * An inline script to print after the box: a line that was closed is hidden before anything is painted, so that nothing
 * moves. What closes it on another page is told by `storage` events.
 */
export const hideClosedLine =
  '{let b=document.currentScript.previousElementSibling,h=()=>{try{b.hidden||=localStorage.breaking==b.dataset.id}catch{}};h();addEventListener("storage",h)}';
