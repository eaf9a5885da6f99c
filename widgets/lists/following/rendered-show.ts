/**
 * An inline script to print after a box that is hidden: who follows something has it before anything is painted, so
 * that nothing moves, and who follows nothing loads nothing of it.
 */
export const showFollowing =
  '{let b=document.currentScript.previousElementSibling;try{b.hidden=!(localStorage.following?.length>2)}catch{}}';
