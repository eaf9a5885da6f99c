import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';
import { keepVote, persian, post, quoteOf, readVote } from 'dakkeh/shared';

/** Distance of the reply form from the top of the screen, in px. */
const offset = 100;

const { state: form } = store('dakkeh/comment-form', { state: { reply: null } });

// Votes on comments, and replies to them.
store('dakkeh/comments', {
  state: {
    get isOwn() {
      const { own, value } = getContext();
      return own === value;
    },
    get count() {
      const { counts, value } = getContext();
      return counts[value] > 0 ? persian(counts[value]) : '';
    },
    get isBusy() {
      return getContext().pending !== '';
    },
    get waits() {
      const { pending, value } = getContext();
      return pending === value ? [value] : [];
    },
    get failures() {
      const { failed, value } = getContext();
      return failed === value ? [value] : [];
    },
  },
  actions: {
    vote: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      const { id, value, rated, pending } = context;
      if (pending) return;
      if (readVote('commentRating', id) !== null) {
        context.tooltip = rated;
        return;
      }
      Object.assign(context, { pending: value, failed: '' });
      let count = 0;
      try {
        count = Number(yield post('/rest/postCommentVote', { commentId: id, vote: value }));
      } catch {
        // It has failed, like an answer of 0.
      }
      context.pending = '';
      if (count > 0) {
        context.counts[value] = count;
        context.own = value;
        keepVote('commentRating', id, value);
      } else if (count !== -2) {
        context.failed = value;
      }
      context.tooltip = count > 0 || count === -2 ? rated : context.failure;
    }),
    reply: withSyncEvent(event => {
      event.preventDefault();
      const { id } = getContext();
      const comment = getElement().ref.closest('.comment');
      const textOf = selector => comment.querySelector(selector).textContent.trim();
      form.reply = { id, author: textOf('.comment-author'), quote: quoteOf(textOf('.comment-body')) };
      const box = document.querySelector('.comment-form form');
      scrollTo({ top: box.getBoundingClientRect().top + scrollY - offset, behavior: 'smooth' });
      box.querySelector('textarea').focus({ preventScroll: true });
    }),
  },
  callbacks: {
    restore() {
      const context = getContext();
      context.own = readVote('commentRating', context.id);
    },
  },
});
