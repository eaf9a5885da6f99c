import { getContext, store, withSyncEvent } from '@wordpress/interactivity';
import { keepVote, persian, readVote, reasonOf, sendVote } from 'dakkeh/shared';

// Stars, likes and dislikes: once for each reader and article.
store('dakkeh/reactions', {
  state: {
    get isVoted() {
      return getContext().vote !== null;
    },
    get isPressed() {
      const { vote, value } = getContext();
      return vote === value;
    },
    get isOn() {
      const { vote, value } = getContext();
      return Number(vote) >= Number(value);
    },
    get messages() {
      const { message } = getContext();
      return message ? [message] : [];
    },
    get count() {
      const { count, countLabel } = getContext();
      return countLabel.replace('{n}', persian(count));
    },
    get counts() {
      const { value, like, dislike } = getContext();
      const count = Number(value) > 0 ? like : dislike;
      return count > 0 ? [persian(count)] : [];
    },
  },
  actions: {
    vote: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      if (context.isBusy || context.vote !== null) return;
      Object.assign(context, { isBusy: true, message: '' });
      const { newsId, value, storageKey } = context;
      try {
        const answer = yield sendVote(context.action, { newsId, score: value });
        const vote = String(answer.score ?? value);
        for (const name of ['count', 'like', 'dislike']) context[name] = Number(answer[name] ?? 0);
        keepVote(storageKey, newsId, vote);
        context.vote = vote;
      } catch (error) {
        context.message = reasonOf(error, context);
      }
      context.isBusy = false;
    }),
  },
  callbacks: {
    restore() {
      const context = getContext();
      context.vote = readVote(context.storageKey, context.newsId);
    },
  },
});
