import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';
import { read } from 'dakkeh/shared';

// More of a list, below it.
store('dakkeh/load-more', {
  actions: {
    load: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      if (context.isBusy) return;
      context.isBusy = true;
      try {
        const { id, items: size, seqKey, topicFilter = '' } = context.conf;
        const from = context.from + context.shown.length + context.items.length;
        const { newsList } = yield read('/papi', { place: id, topic: topicFilter, from, size, seqKey });
        const known = new Set([...context.shown, ...context.items.map(item => String(item.id))]);
        const fresh = newsList.filter(item => !known.has(String(item.id)));
        context.focused = fresh[0]?.id ?? null;
        context.items = [...context.items, ...fresh];
        Object.assign(context, { message: fresh.length > 0 ? '' : context.end, isAtEnd: fresh.length === 0 });
      } catch {
        context.message = context.error;
      }
      context.isBusy = false;
    }),
  },
  callbacks: {
    focus() {
      const { item, focused } = getContext();
      if (item.id === focused) getElement().ref.focus({ preventScroll: true });
    },
  },
});
