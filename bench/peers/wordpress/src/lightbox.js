import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';

const { state } = store('dakkeh/lightbox', {
  state: {
    pictures: [],
    index: -1,
    get isOpen() {
      return state.index >= 0;
    },
    get addresses() {
      return state.isOpen ? [state.pictures[state.index].address] : [];
    },
    get caption() {
      return state.pictures[state.index]?.caption ?? '';
    },
    get position() {
      const { positionLabel } = getContext();
      return state.isOpen ? positionLabel.replace('{n}', state.index + 1).replace('{total}', state.pictures.length) : '';
    },
  },
  actions: {
    open: withSyncEvent(event => {
      event.preventDefault();
      const links = [...document.querySelectorAll('a[data-slide=picture]')];
      state.pictures = links.map(link => ({
        address: link.getAttribute('href'),
        caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
      }));
      state.index = links.indexOf(getElement().ref);
    }),
    close: () => {
      state.index = -1;
    },
    move() {
      const { length } = state.pictures;
      state.index = (state.index + getContext().step + length) % length;
    },
  },
  callbacks: {
    show() {
      const { ref } = getElement();
      if (state.isOpen && !ref.open) ref.showModal();
      if (!state.isOpen && ref.open) ref.close();
    },
  },
});

