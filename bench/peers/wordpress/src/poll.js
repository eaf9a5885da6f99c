import { getContext, getElement, store, withSyncEvent } from '@wordpress/interactivity';
import { askAgain, keepVote, persian, post, readVote, reasonOf, replyOf } from 'dakkeh/shared';

function takeAnswer(context, captcha, chosen, { ok, poid, counted, message, captchaKey }) {
  if (Number(ok) !== 1) {
    context.message = message || context.error;
    if (Number(ok) === 2) askAgain(captcha, captchaKey || undefined);
    return;
  }
  const voted = String(poid || chosen);
  if (counted !== false) {
    context.total += 1;
    context.votes[voted] += 1;
  }
  keepVote('poll', context.id, voted);
  Object.assign(context, { voted, message: message || context.success });
}

store('dakkeh/poll', {
  state: {
    get isVoted() {
      return getContext().voted !== null;
    },
    get total() {
      const { total, totalLabel } = getContext();
      return totalLabel.replace('{n}', persian(total));
    },
    get results() {
      const { voted, votes, option } = getContext();
      if (voted === null) return [];
      const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
      const share = total && Math.round((votes[option] * 100) / total);
      return [{ share, text: `${persian(share)}٪` }];
    },
  },
  actions: {
    vote: withSyncEvent(function* (event) {
      event.preventDefault();
      const context = getContext();
      const captcha = getContext('dakkeh/captcha');
      const { ref: form } = getElement();
      const poid = new FormData(form).get(`poll-${context.id}`);
      if (!poid || context.voted !== null || context.isBusy) return;
      const fields = { poid, ...replyOf(form, captcha) };
      context.isBusy = true;
      try {
        takeAnswer(context, captcha, poid, yield post(`/rest/vote?${new URLSearchParams(fields)}`, fields));
        if (context.voted !== null) form.querySelector('.poll-message').focus();
      } catch (error) {
        context.message = reasonOf(error, context);
      }
      context.isBusy = false;
    }),
  },
  callbacks: {
    restore() {
      const context = getContext();
      context.voted = readVote('poll', context.id);
    },
    // A binding would take back what was chosen before the box woke.
    check() {
      const { voted, option } = getContext();
      if (voted !== null) getElement().ref.checked = voted === option;
    },
  },
});
