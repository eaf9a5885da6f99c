import $ from 'jquery';
import { isOnScreen } from '../../components/state/is-on-screen.ts';

/** Milliseconds between two turns. */
const interval = 5000;

/** The latest headlines, one after the other. */
export function startTicker() {
  $('.ticker').each((_, ticker) => {
    const $list = $(ticker).find('.ticker-items');
    const $button = $(ticker).find('.ticker-pause');
    let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

    const show = () => $button.text($button.data(isPaused ? 'resume' : 'pause'));
    $button.on('click', () => {
      isPaused = !isPaused;
      show();
    });
    setInterval(() => {
      if (isPaused || document.hidden || !isOnScreen(ticker) || $list.is(':hover') || $list.has(':focus').length > 0) return;
      $list.children().first().appendTo($list);
    }, interval);
    if (isPaused) show();
    $(ticker).attr('data-widget-state', 'ready');
  });
}
