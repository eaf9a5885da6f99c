/**
 * An inline script to print after the box: a line that was closed is hidden before anything is painted, so that nothing
 * moves.
 */
export const hideClosedLine =
  '{let b=document.currentScript.previousElementSibling;try{b.hidden=localStorage.breaking==b.dataset.id}catch{}}';
