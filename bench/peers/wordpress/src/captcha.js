import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';
import { askAgain } from 'dakkeh/shared';

const addressOf = ({ address, key }, path = '') => `${address}${path}${key && `?key=${key}`}`;

store('dakkeh/captcha', {
  state: {
    get question() {
      return addressOf(getContext(), '/question');
    },
  },
  actions: {
    renew: () => askAgain(getContext()),
    ask: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      const response = yield fetch(addressOf(context, '/question'), { headers: { accept: 'text/plain' } });
      context.asked = yield response.text();
    }),
  },
  callbacks: {
    // A binding would ask for the first image twice.
    showImage() {
      const context = getContext();
      if (context.key) getElement().ref.src = addressOf(context);
    },
    clear() {
      const { ref } = getElement();
      if (!getContext().key) return;
      ref.value = '';
      ref.focus();
    },
  },
});
