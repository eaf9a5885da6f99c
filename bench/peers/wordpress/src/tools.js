import { getContext, store } from '@wordpress/interactivity';
import { resizeText } from '../../components/state/resize-text.ts';

/** Milliseconds that the confirmation of a copied link stays. */
const shownFor = 1600;

// The tools around an article: its font size, its short link and the phone's way to pass it on.
store('dakkeh/tools', {
  state: { cannotShare: !navigator.share },
  actions: {
    resize: () => resizeText(getContext().step),
    *copyLink() {
      const context = getContext();
      yield navigator.clipboard?.writeText(context.address);
      context.done = context.copied;
      yield new Promise(resolve => setTimeout(resolve, shownFor));
      context.done = '';
    },
    *share() {
      const { title, url } = getContext();
      try {
        yield navigator.share({ title, url });
      } catch {
        // A reader who closes the sheet has changed her mind.
      }
    },
  },
});
