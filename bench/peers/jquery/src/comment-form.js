import $ from 'jquery';
import 'jquery-validation';
import { persian } from '../../components/state/numbers.ts';
import { quoteOf } from '../../components/state/reply.ts';
import { keepVote, readVote } from '../../components/state/stored-votes.ts';
import { askAgain, replyOf } from './poll.js';
import { post } from './requests.js';

/** Distance of the reply form from the top of the screen, in px, and the time to scroll there, in ms. */
const offset = 100;
const glide = 400;

function showTooltip($comment, text) {
  $comment.find('> .comment-tools .tooltip').text(text).siblings('button').attr('title', text);
}

async function vote(event) {
  event.preventDefault();
  const $button = $(event.currentTarget);
  const $comment = $button.closest('.comment');
  const $list = $button.closest('.comments');
  const $buttons = $button.closest('.vote-buttons');
  const commentId = String($comment.data('id'));
  if ($buttons.attr('aria-busy') === 'true') return;
  if (readVote('commentRating', commentId) !== null) {
    showTooltip($comment, $list.data('rated'));
    return;
  }
  const $spinner = $('<span class="spinner">').appendTo($button);
  $buttons.attr('aria-busy', 'true').find('.vote-failed').remove();
  const count = await post('/rest/postCommentVote', { commentId, vote: $button.val() }).then(Number, () => 0);
  $spinner.remove();
  $buttons.attr('aria-busy', 'false');
  if (count > 0) {
    $button.attr('aria-pressed', 'true').find('.vote-count').remove();
    $('<span class="vote-count">').text(persian(count)).appendTo($button);
    keepVote('commentRating', commentId, $button.val());
  } else if (count !== -2) {
    $('<span class="vote-failed">X</span>').appendTo($button);
  }
  showTooltip($comment, $list.data(count > 0 || count === -2 ? 'rated' : 'failed'));
}

function fillReply($form, id) {
  $form.find('[name=reply]').val(id ? '1' : '0');
  $form.find('[name=parentId]').val(id);
  $form.find('[name=reply-id]').val(id || '0');
}

function reply(event) {
  event.preventDefault();
  const $comment = $(event.currentTarget).closest('.comment');
  const $box = $('.comment-form');
  const $form = $box.find('form');
  const author = $comment.find('> .comment-head .comment-author').text();
  const quote = quoteOf($comment.find('> .comment-body').text());
  fillReply($form, $comment.data('id'));
  $form.find('fieldset').prop('disabled', false);
  $form.find('.reply').html(
    $('<div class="reply-alert">').append(
      $('<p class="reply-author">').text($box.data('reply-label').replace('{name}', author)),
      $('<blockquote class="reply-quote">').text(quote),
      $('<a class="reply-cancel">').attr('href', $box.data('cancel-url')).text($box.data('cancel-label')),
    ),
  );
  $('html').animate({ scrollTop: $form.offset().top - offset }, glide);
  $form.find('textarea').get(0).focus({ preventScroll: true });
}

function cancelReply($form) {
  fillReply($form, '');
  $form.find('.reply').empty();
}

/** Votes on comments, and replies to them. */
export function startComments() {
  $('.comment').each((_, comment) => {
    const own = readVote('commentRating', $(comment).data('id'));
    if (own !== null) $(comment).find(`> .comment-tools [name=vote][value="${own}"]`).attr('aria-pressed', 'true');
  });
  $(document)
    .on('click', '.comments [name=vote]', event => void vote(event))
    .on('click', '.comment-reply', reply)
    .on('click', '.reply-cancel', event => {
      event.preventDefault();
      cancelReply($(event.currentTarget).closest('form'));
    });
}

const lengthOf = text => [...text].length;

$.validator.addMethod('limit', (value, field, limit) => lengthOf(value) <= limit);

/** The rules of a field and their sentences, as its markup has them. */
function rulesOf(field) {
  const { requiredMsg, limit, limitMsg, ruleMsg } = $(field).data();
  return {
    required: field.required,
    ...(limit && { limit }),
    messages: { required: requiredMsg, limit: limitMsg, email: ruleMsg },
  };
}

function showErrors($form, $box, validator, request) {
  const { errors, message, error, captchaKey } = request.responseJSON ?? {};
  if (errors) validator.showErrors(errors);
  if (captchaKey) askAgain($form, captchaKey);
  return message || error || $box.data(request.status === 0 ? 'unreachable' : 'error');
}

async function send($form, validator) {
  const $box = $form.closest('.comment-form');
  const $message = $form.find('.form-message');
  if ($form.attr('aria-busy') === 'true') return;
  $form.attr('aria-busy', 'true');
  try {
    const $fields = $form.find(':input').not('[name=captchaText]');
    const answer = await post($form.attr('action'), `${$fields.serialize()}&${$.param(replyOf($form))}`);
    const ok = String(answer?.ok ?? answer);
    const sentence = { 1: 'success', 2: 'captcha-error' }[ok] ?? 'error';
    $message.text(answer?.message || $box.data(sentence)).trigger('focus');
    if (ok === '1') {
      $form.trigger('reset').find('fieldset').prop('disabled', true);
      cancelReply($form);
    }
    if (ok === '2') askAgain($form, answer.captchaKey || undefined);
  } catch (request) {
    $message.text(showErrors($form, $box, validator, request));
  }
  $form.attr('aria-busy', 'false');
}

/** The form for a comment: checked, sent and answered in its place. */
export function startCommentForm() {
  const $form = $('.comment-form form');
  if ($form.length === 0) return;
  const validator = $form.validate({
    errorElement: 'p',
    errorClass: 'field-error',
    errorPlacement: (error, field) => error.insertAfter(field),
    highlight: field => void $(field).attr('aria-invalid', 'true'),
    unhighlight: field => void $(field).removeAttr('aria-invalid'),
    onkeyup: false,
    submitHandler: () => void send($form, validator),
  });
  $form.find('[data-required-msg],[data-rule-msg]').each((_, field) => void $(field).rules('add', rulesOf(field)));
  // A sentence that goes only with the focus would move the button under the finger.
  $form.on('input', '[aria-invalid=true]', ({ currentTarget }) => void validator.element(currentTarget));
  $form.on('input', 'textarea', ({ currentTarget }) => {
    const limit = $(currentTarget).data('limit');
    $(currentTarget).siblings('.field-count').text(`${persian(lengthOf(currentTarget.value))} / ${persian(limit)}`);
  });
}
