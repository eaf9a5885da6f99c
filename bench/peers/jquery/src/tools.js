import $ from 'jquery';
import { resizeText } from '../../components/state/resize-text.ts';

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
