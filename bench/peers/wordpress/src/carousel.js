import { getContext, getElement, store } from '@wordpress/interactivity';

/** Scrolled distance of a row, and the whole distance it can scroll, in px. */
const placeIn = list => ({ gone: Math.abs(list.scrollLeft), room: list.scrollWidth - list.clientWidth - 1 });

function measure() {
  const context = getContext();
  const { ref: list } = getElement();
  const { gone, room } = placeIn(list);
  const index = Math.round(gone / (list.firstElementChild.offsetWidth || 1));
  Object.assign(context, { atStart: gone <= 0, atEnd: gone >= room });
  context.status = list.children[index]?.getAttribute('aria-label') ?? context.status;
}

// Rows of slides, which the browser scrolls.
store('dakkeh/carousel', {
  state: {
    get rests() {
      const { step, atStart, atEnd } = getContext();
      return step < 0 ? atStart : atEnd;
    },
  },
  actions: {
    move() {
      const { step } = getContext();
      const list = getElement().ref.closest('.carousel,.slider').querySelector('.carousel-items,.slider-items');
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      list.scrollBy({ left: step * forward * list.firstElementChild.offsetWidth, behavior: 'smooth' });
    },
    scrolled: measure,
  },
});
