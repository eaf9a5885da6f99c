import { all, each, put, putIsland, putOn } from './put.ts';

/** Marks the text for an image: the form around it knows the image's key, and sends it. */
export function markCaptcha(group: HTMLElement): void {
  const address = group.querySelector('.captcha-image')?.getAttribute('src');
  const form = group.closest('form');
  if (form) put(form, { 'context---captcha': `dakkeh/captcha::${JSON.stringify({ address, key: '', asked: '' })}` });
  put(group, { interactive: 'dakkeh/captcha' });
  putOn(group, '.captcha-image', { watch: 'callbacks.showImage' });
  putOn(group, '[name=captchaText]', { watch: 'callbacks.clear' });
  putOn(group, '.captcha-refresh', { 'on--click': 'actions.renew' });
  putOn(group, '.captcha-question', { 'on--click': 'actions.ask', 'bind--href': 'state.question' });
  putOn(group, '.captcha-asked', { text: 'context.asked' });
}

const bar =
  '<progress class="poll-bar" max="100" data-wp-bind--value="context.result.share" data-wp-bind--aria-label="context.label"></progress><span class="poll-percent" data-wp-text="context.result.text"></span>';

/** A poll: one vote for each reader, then the results. */
export function markPoll(poll: HTMLElement): void {
  const options = all(poll, '.poll-option').map(element => ({
    element,
    option: element.querySelector('input')?.value ?? '',
    label: element.querySelector('.poll-label')?.textContent,
  }));
  const votes = Object.fromEntries(options.map(({ element, option }) => [option, Number(element.dataset.votes)]));
  const total = Number(poll.dataset.totalVote);
  putIsland(poll, 'poll', { total, votes, voted: null, message: '', isBusy: false }, {
    init: 'callbacks.restore',
    'class--results': 'state.isVoted',
  });
  putOn(poll, 'form', { 'on--submit': 'actions.vote', 'bind--aria-busy': 'context.isBusy' });
  putOn(poll, '.poll-total', { text: 'state.total' });
  for (const { element, option, label } of options) {
    put(element, { context: { option, label } });
    putOn(element, 'input', { 'bind--disabled': 'state.isVoted', watch: 'callbacks.check' });
    element.insertAdjacentHTML('beforeend', each('result', 'state.results', bar, 'context.option'));
  }
  putOn(poll, '.captcha-group,.poll-vote', { 'bind--hidden': 'dakkeh/poll::state.isVoted' });
  putOn(poll, '.poll-message', { text: 'context.message' });
}

const reply =
  '<div class="reply-alert"><p class="reply-author" data-wp-text="state.replyTitle"></p><blockquote class="reply-quote" data-wp-text="context.reply.quote"></blockquote><a class="reply-cancel" data-wp-bind--href="context.cancelUrl" data-wp-text="context.cancelLabel" data-wp-on--click="actions.cancel"></a></div>';

/** The form for a comment: checked, sent and answered in its place. */
export function markCommentForm(box: HTMLElement): void {
  putIsland(box, 'comment-form', { errors: {}, message: '', length: 0, isBusy: false, isSent: false });
  putOn(box, 'form', { 'on--submit': 'actions.send', 'bind--aria-busy': 'context.isBusy' });
  putOn(box, '[name=reply]', { 'bind--value': 'state.isReply' });
  putOn(box, '[name=parentId]', { 'bind--value': 'state.parentId' });
  putOn(box, '[name=reply-id]', { 'bind--value': 'state.replyId' });
  putOn(box, 'fieldset', { 'bind--disabled': 'state.isClosed' });
  putOn(box, '.form-message', { text: 'context.message' });
  box.querySelector('.reply')?.insertAdjacentHTML('beforeend', each('reply', 'state.replies', reply, 'context.reply.id'));
  for (const wrapper of all(box, '.field,.captcha-group')) {
    const field = wrapper.querySelector<HTMLInputElement>('[data-limit],[data-required-msg]');
    if (!field) continue;
    const own = 'dakkeh/comment-form::';
    put(wrapper, { 'context---field': `${own}${JSON.stringify({ field: field.name, limit: field.dataset.limit, length: 0 })}` });
    put(field, {
      'on--change': `${own}actions.check`,
      'on--input': `${own}actions.input`,
      'bind--aria-invalid': `${own}state.isInvalid`,
    });
    // A value in the markup would come back whenever the field is rendered anew.
    field.removeAttribute('value');
    const error = `<p class="field-error" data-wp-text="${own}context.error"></p>`;
    field.insertAdjacentHTML('afterend', each('error', `${own}state.fieldErrors`, error, `${own}context.error`));
  }
  putOn(box, '.field textarea', { init: 'callbacks.measure' });
  putOn(box, '.field-count', { text: 'state.count' });
}
