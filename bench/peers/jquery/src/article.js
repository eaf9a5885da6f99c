import $ from 'jquery';
import 'magnific-popup';
import { persian } from '../../components/state/numbers.ts';
import { resizeText } from '../../components/state/resize-text.ts';
import { keepVote, readVote } from '../../components/state/stored-votes.ts';
import { pageKey, post, reasonOf, setPageKey } from './requests.js';

/** Pictures of an article, large, with their captions. */
export function startLightbox() {
  const $article = $('.article-main');
  if ($article.length === 0) return;
  const { closeLabel, previousLabel, nextLabel, positionLabel, failedLabel } = $article.data();
  $article.magnificPopup({
    delegate: 'a[data-slide=picture]',
    type: 'image',
    tClose: closeLabel,
    gallery: {
      enabled: true,
      preload: [0, 1],
      tPrev: previousLabel,
      tNext: nextLabel,
      tCounter: positionLabel.replace('{n}', '%curr%').replace('{total}', '%total%'),
    },
    image: {
      tError: failedLabel,
      titleSrc: ({ el }) => $('<p>').text(el.closest('figure').find('figcaption').text()).html(),
    },
  });
}

/** Milliseconds that the confirmation of a copied link takes to fade, and stays. */
const fade = 300;
const shownFor = 1000;

async function copyLink({ currentTarget }) {
  const $box = $(currentTarget).closest('.copy-link');
  const $done = $box.find('.copy-link-done');
  await navigator.clipboard?.writeText($box.find('a').prop('href'));
  $done.stop(true).text($done.data('copied')).css('opacity', 0).animate({ opacity: 1 }, fade).delay(shownFor);
  $done.animate({ opacity: 0 }, fade, () => $done.empty());
}

/** Starts the tools around an article: its font size, its short link and the phone's way to pass it on. */
export function startTools() {
  $(document)
    .on('click', '.font-size [data-step]', ({ currentTarget }) => resizeText($(currentTarget).data('step')))
    .on('click', '.copy-link-button', event => void copyLink(event));
  if (!navigator.share) return;
  $('.share button')
    .prop('disabled', false)
    .on('click', ({ currentTarget }) => {
      const { title, url } = $(currentTarget).closest('.share').data();
      // A reader who closes the sheet has changed her mind.
      navigator.share({ title, url }).catch(() => {});
    });
}

function showRating($box, vote) {
  $box.find('.star').each((index, star) => {
    $(star).toggleClass('star-on', index < Number(vote));
  });
}

function countRating($box, { count }) {
  $box.find('.rate-count').text($box.data('count-label').replace('{n}', persian(Number(count))));
}

function countLikes($box, { like, dislike }) {
  for (const [button, count] of [['.positive', Number(like)], ['.negative', Number(dislike)]]) {
    $box.find(`${button} .like-count`).remove();
    if (count > 0) $('<span class="like-count">').text(persian(count)).appendTo($box.find(button));
  }
}

const kinds = [
  { selector: '.rating', storageKey: 'itemRating', show: showRating, count: countRating },
  { selector: '.like', storageKey: 'rateNews', show: () => {}, count: countLikes },
];

function showVote($box, kind, vote) {
  $box.find('button').each((_, button) => {
    $(button).prop('disabled', true).attr('aria-pressed', String(button.value === vote));
  });
  kind.show($box, vote);
}

async function send(address, fields) {
  try {
    return await post(address, { ...fields, captchaKey: pageKey() });
  } catch (request) {
    const next = request.responseJSON?.captchaKey;
    if (!next) throw request;
    setPageKey(next);
    return post(address, { ...fields, captchaKey: next });
  }
}

async function vote($box, kind, score) {
  const $form = $box.find('form');
  if ($form.attr('aria-busy') === 'true') return;
  const newsId = $form.find('[name=newsId]').val();
  $form.attr('aria-busy', 'true').find('.vote-message').remove();
  try {
    const answer = await send($form.attr('action'), { newsId, score });
    const counted = String(answer.score ?? score);
    kind.count($box, answer);
    keepVote(kind.storageKey, newsId, counted);
    showVote($box, kind, counted);
  } catch (request) {
    $('<p class="vote-message" role="alert">').text(reasonOf(request, $box)).appendTo($form);
  }
  $form.attr('aria-busy', 'false');
}

/** Stars, likes and dislikes: once for each reader and article. */
export function startReactions() {
  for (const kind of kinds) {
    $(kind.selector).each((_, box) => {
      const stored = readVote(kind.storageKey, $(box).find('[name=newsId]').val());
      if (stored !== null) showVote($(box), kind, stored);
    });
    $(document).on('click', `${kind.selector} [name=score]`, event => {
      event.preventDefault();
      void vote($(event.currentTarget).closest(kind.selector), kind, event.currentTarget.value);
    });
  }
}
