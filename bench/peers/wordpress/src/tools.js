import { getContext, store } from '@wordpress/interactivity';

const normalSize = 15;
const smallestSize = 8;
const largestSize = 48;

/** Milliseconds that the confirmation of a copied link stays. */
const shownFor = 1600;

// What stands around an article: its font size, its short link and the phone's way to pass it on.
store('dakkeh/tools', {
  state: { cannotShare: !navigator.share },
  actions: {
    resize() {
      const body = document.querySelector('[data-article-body]');
      const present = parseFloat(getComputedStyle(body).fontSize);
      const sizes = { larger: present + 1, smaller: present - 1, reset: normalSize };
      const size = Math.min(largestSize, Math.max(smallestSize, sizes[getContext().step]));
      body.setAttribute('data-resized', '');
      body.style.fontSize = `${size}px`;
      try {
        sessionStorage.setItem('font-size', `${size}px`);
      } catch {
        // The browser keeps nothing: the size is this page's alone.
      }
    },
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
