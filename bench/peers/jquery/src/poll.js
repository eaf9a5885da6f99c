import $ from 'jquery';
import { persian, randomKey, toAscii } from '../../components/state/numbers.ts';
import { keepVote, readVote } from '../../components/state/stored-votes.ts';
import { post, reasonOf } from './requests.js';

const votesOf = option => Number($(option).data('votes'));

function showResults($poll, voted) {
  const $options = $poll.find('.poll-option');
  const total = $options.toArray().reduce((sum, option) => sum + votesOf(option), 0);
  $options.each((_, option) => {
    const share = total && Math.round((votesOf(option) * 100) / total);
    const label = $(option).find('.poll-label').text();
    $(option).find('input').prop({ disabled: true, checked: $(option).find('input').val() === voted });
    $('<progress class="poll-bar" max="100">').attr({ value: share, 'aria-label': label }).appendTo(option);
    $('<span class="poll-percent">').text(`${persian(share)}٪`).appendTo(option);
  });
  $poll.addClass('results').find('.captcha-group,.poll-vote').remove();
}

function countVote($poll, optionId) {
  const total = Number($poll.data('total-vote')) + 1;
  const $option = $poll.find(`input[value="${optionId}"]`).closest('.poll-option');
  $option.data('votes', votesOf($option) + 1);
  $poll.data('total-vote', total).find('.poll-total').text($poll.data('total-label').replace('{n}', persian(total)));
}

function takeAnswer($poll, chosen, { ok, poid, counted, message, captchaKey }) {
  const $message = $poll.find('.poll-message');
  if (Number(ok) !== 1) {
    $message.text(message || $poll.data('error'));
    if (Number(ok) === 2) askAgain($poll.find('form'), captchaKey || undefined);
    return;
  }
  const voted = String(poid || chosen);
  if (counted !== false) countVote($poll, voted);
  keepVote('poll', $poll.data('id'), voted);
  showResults($poll, voted);
  $message.text(message || $poll.data('success')).trigger('focus');
}

async function vote(event) {
  event.preventDefault();
  const $form = $(event.currentTarget);
  const $poll = $form.closest('.poll');
  const poid = $form.find('input[type=radio]:checked').val();
  if (!poid || $poll.hasClass('results') || $form.attr('aria-busy') === 'true') return;
  const fields = { poid, ...replyOf($form) };
  $form.attr('aria-busy', 'true');
  try {
    takeAnswer($poll, poid, await post(`/rest/vote?${$.param(fields)}`, fields));
  } catch (request) {
    $poll.find('.poll-message').text(reasonOf(request, $poll));
  }
  $form.attr('aria-busy', 'false');
}

/** Polls: one vote for each reader, then the results. */
export function startPolls() {
  $('.poll').each((_, poll) => {
    const voted = readVote('poll', $(poll).data('id'));
    if (voted !== null) showResults($(poll), voted);
  });
  $(document).on('submit', '.poll-form', event => void vote(event));
}

/** Shows another image, of the given key or of a random one. */
export function askAgain($form, key = randomKey()) {
  const $image = $form.find('.captcha-image');
  const [address] = $image.attr('src').split('?');
  $image.attr('src', `${address}?key=${key}`);
  $form.data('captchaKey', key).find('.captcha-question').attr('href', `${address}/question?key=${key}`);
  $form.find('.captcha-asked').empty();
  $form.find('[name=captchaText]').val('').trigger('focus');
}

/** Text that the reader typed for a form's image, with the image's key; undefined for a form without an image. */
export function replyOf($form) {
  const $field = $form.find('[name=captchaText]');
  if ($field.length === 0) return {};
  return { captchaText: toAscii($field.val()), captchaKey: $form.data('captchaKey') ?? '' };
}

/** Another image, and the question instead of it, in every form that has a captcha. */
export function startCaptchas() {
  $(document)
    .on('click', '.captcha-refresh', ({ currentTarget }) => askAgain($(currentTarget).closest('form')))
    .on('click', '.captcha-question', event => {
      event.preventDefault();
      const $asked = $(event.currentTarget).siblings('.captcha-asked');
      $.ajax(event.currentTarget.href, { dataType: 'text', headers: { accept: 'text/plain' } }).done(text => $asked.text(text));
    });
}
