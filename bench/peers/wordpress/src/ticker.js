import { getContext, getElement, store, withScope } from '@wordpress/interactivity';
import { isOnScreen } from '../../components/state/is-on-screen.ts';

/** Milliseconds between two turns. */
const interval = 5000;

const isRead = list => list.matches(':hover') || list.contains(document.activeElement);

// The latest headlines, one after the other.
store('dakkeh/ticker', {
  state: {
    readiness: 'ready',
    get label() {
      const { isPaused, pause, resume } = getContext();
      return isPaused ? resume : pause;
    },
  },
  actions: {
    toggle() {
      const context = getContext();
      context.isPaused = !context.isPaused;
    },
  },
  callbacks: {
    start() {
      const context = getContext();
      const { ref } = getElement();
      context.isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const turn = withScope(() => {
        if (context.isPaused || document.hidden || !isOnScreen(ref) || isRead(ref.querySelector('.ticker-items'))) return;
        const [first, ...rest] = context.items;
        context.items = [...rest, first];
      });
      const timer = setInterval(turn, interval);
      return () => clearInterval(timer);
    },
  },
});
