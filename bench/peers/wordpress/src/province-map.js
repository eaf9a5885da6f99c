import { getContext, getElement, store, withScope, withSyncEvent } from '@wordpress/interactivity';
import { read } from 'dakkeh/shared';

/** Milliseconds that a map is seen before a province is chosen for readers who have chosen none. */
const patience = 1000;

async function choose(context, province) {
  if (context.shown?.slug === province.slug) {
    window.open(province.url, '_blank', 'noopener');
    return;
  }
  Object.assign(context, { wanted: province.slug, isBusy: true });
  try {
    const { newsList } = await read('/api', { topic: province.topic, size: 6 });
    if (context.wanted !== province.slug) return;
    Object.assign(context, { shown: { ...province, newsList }, message: '' });
  } catch {
    Object.assign(context, { wanted: context.shown?.slug ?? '', message: context.error });
  }
  context.isBusy = false;
}

// The provinces on a map, and the news of the one that was chosen.
store('dakkeh/province-map', {
  state: {
    get isCurrent() {
      const { wanted, province } = getContext();
      return wanted === province.slug ? 'true' : null;
    },
    get isShown() {
      return getContext().shown !== null;
    },
    get shown() {
      const { shown } = getContext();
      return shown ? [shown] : [];
    },
    get hasNews() {
      return getContext().shown.newsList.length > 0;
    },
  },
  actions: {
    choose: withSyncEvent(function* (event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const details = getElement().ref.closest('details');
      if (details) {
        details.open = false;
        details.querySelector('summary').focus();
      }
      const context = getContext();
      yield choose(context, { ...context.province });
    }),
  },
  callbacks: {
    watch() {
      const context = getContext();
      const chooseAny = withScope(() => {
        const any = context.provinces[Math.floor(Math.random() * context.provinces.length)];
        if (!context.wanted) void choose(context, { ...any });
      });
      const sight = new IntersectionObserver(entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        setTimeout(chooseAny, patience);
      });
      sight.observe(getElement().ref);
      return () => sight.disconnect();
    },
  },
});
