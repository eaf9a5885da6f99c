/**
 * An inline script to print after the box, where many readers get the same page: its adverts are drawn by their chances
 * before anything of it is painted, so that nothing moves and nobody sees one turn into another. The highest of random
 * numbers, each to the power of one through its chance, is what a draw by the chances comes to.
 */
export const drawAdverts =
  '{let b=document.currentScript.previousElementSibling;try{let n=JSON.parse(b.dataset.conf).items||1;[...b.querySelectorAll(".advert")].map(a=>{let c=JSON.parse(a.dataset.conf||"{}").chance;return[c>0?Math.random()**(1/c):0,a]}).sort((a,b)=>b[0]-a[0]).forEach(([r,a],i)=>a.hidden=!r||i>=n)}catch{}}';
