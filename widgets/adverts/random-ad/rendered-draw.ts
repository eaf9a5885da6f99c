/**
 * An inline script to print after the box, where many readers get the same page: its adverts are drawn by their chances
 * before anything of it is painted, so that nothing moves and nobody sees one turn into another. The highest of random
 * numbers, each to the power of one through its chance, is what a draw by the chances comes to.
 */
export const drawAdverts =
  '{let b=document.currentScript.previousElementSibling,l=b.querySelectorAll(".advert"),k=new Float64Array(l.length),i=0;try{let n=JSON.parse(b.dataset.conf).items||1;for(let a of l){let c=JSON.parse(a.dataset.conf||"{}").chance;k[i++]=c>0?Math.random()**(1/c):0}let t=k.slice().sort()[i-n];i=0;for(let a of l){a.hidden=!k[i]||k[i]<t;i++}}catch{}}';
