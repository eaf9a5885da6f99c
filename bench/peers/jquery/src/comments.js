import $ from 'jquery';
import { persian } from '../../components/state/numbers.ts';
import { quoteOf } from '../../components/state/reply.ts';
import { post } from './requests.js';
import { keepVote, readVote } from '../../components/state/stored-votes.ts';

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

/** Replies no more. */
export function cancelReply($form) {
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
