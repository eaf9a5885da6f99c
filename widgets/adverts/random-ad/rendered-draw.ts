/**
 * Inline script to print after the box on pages that many readers share. It draws adverts by their chances before the
 * first paint, so that no advert is replaced visibly. It takes the highest of the random numbers r^(1/chance), which is
 * a weighted draw.
 */
export const drawAdverts =
  '{let b=document.currentScript.previousElementSibling,l=b.querySelectorAll(".advert"),k=new Float64Array(l.length),i=0;try{let n=JSON.parse(b.dataset.conf).items||1;for(let a of l){let c=JSON.parse(a.dataset.conf||"{}").chance;k[i++]=c>0?Math.random()**(1/c):0}let t=k.slice().sort()[i-n];i=0;for(let a of l){a.hidden=!k[i]||k[i]<t;i++}}catch{}}';
