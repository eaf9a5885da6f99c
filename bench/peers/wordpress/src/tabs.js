import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';

const steps = { ArrowLeft: 1, ArrowRight: -1 };

// Panels of which one is shown at a time.
store('dakkeh/tabs', {
  state: {
    readiness: 'ready',
    get isSelected() {
      const { selected, panel } = getContext();
      return selected === panel;
    },
    get isHidden() {
      const { selected, panel } = getContext();
      return selected !== panel;
    },
    get tabIndex() {
      const { selected, panel } = getContext();
      return selected === panel ? 0 : -1;
    },
  },
  actions: {
    select: withSyncEvent(event => {
      event.preventDefault();
      const context = getContext();
      context.selected = context.panel;
    }),
    press: withSyncEvent(event => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const context = getContext();
      const links = [...getElement().ref.closest('.tab-list').querySelectorAll('a')];
      const next = (context.panels.indexOf(context.panel) + step + links.length) % links.length;
      context.selected = context.panels[next];
      links[next].focus();
    }),
  },
});
