import $ from 'jquery';
import { askAgain, replyOf } from './captcha.js';
import { persian } from '../../components/state/numbers.ts';
import { post, reasonOf } from './requests.js';
import { keepVote, readVote } from '../../components/state/stored-votes.ts';

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
