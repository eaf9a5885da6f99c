import { getElement, store } from '@wordpress/interactivity';

let closed = [];

// Accordions work by themselves; on paper all of them are open.
store('dakkeh/accordion', {
  actions: {
    open() {
      closed = [...getElement().ref.querySelectorAll('details:not([open])')];
      for (const details of closed) details.open = true;
    },
    close() {
      for (const details of closed) details.open = false;
    },
  },
});
