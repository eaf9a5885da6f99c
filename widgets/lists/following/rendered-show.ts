/**
 * Inline script to print after a hidden box. It shows the box before the first paint if the reader follows something,
 * so that nothing moves. For other readers, the box stays hidden and loads nothing.
 */
export const showFollowing =
  '{let b=document.currentScript.previousElementSibling;try{b.hidden=!(localStorage.following?.length>2)}catch{}}';
