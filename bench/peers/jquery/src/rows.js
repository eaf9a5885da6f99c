import $ from 'jquery';
import addSlick from 'slick-carousel';
import { isOnScreen } from '../../components/state/is-on-screen.ts';

const steps = { ArrowLeft: 1, ArrowRight: -1 };

function select($tabs, chosen) {
  $tabs.find('.tab-list a').each((_, link) => {
    const isChosen = link === chosen;
    $(link).attr({ 'aria-selected': String(isChosen), tabindex: isChosen ? 0 : -1 });
    $tabs.find(link.hash).prop('hidden', !isChosen);
  });
}

function press(event) {
  const $links = $(event.delegateTarget).find('.tab-list a');
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const next = $links.get(($links.index(event.currentTarget) + step) % $links.length);
  select($(event.delegateTarget), next);
  next.focus();
}

/** Panels of which one is shown at a time. */
export function startTabs() {
  $('.tabs').each((_, tabs) => {
    const $tabs = $(tabs);
    $tabs.find('.tab-list').attr('role', 'tablist').children().attr('role', 'presentation');
    $tabs.find('.tab-list a').each((_index, link) => {
      $(link).attr({ role: 'tab', 'aria-controls': link.hash.slice(1) });
      $tabs.find(link.hash).attr({ role: 'tabpanel', 'aria-label': $(link).text() });
    });
    $tabs
      .attr('data-widget-state', 'ready')
      .on('keydown', '.tab-list a', press)
      .on('click', '.tab-list a', event => {
        event.preventDefault();
        select($tabs, event.currentTarget);
      });
    select($tabs, $tabs.find('.tab-list a').get(0));
  });
}

addSlick(window, $);

const rows = [
  { box: '.carousel', list: '.carousel-items', arrows: '.carousel-controls button' },
  { box: '.slider', list: '.slider-items', arrows: '.slider-previous,.slider-next' },
];

/** Counts the slides that fit side by side in the stylesheet's width, the last one in part. */
function slidesSeen(list) {
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0;
  return (list.clientWidth + gap) / (list.firstElementChild.offsetWidth + gap);
}

export function startCarousels() {
  for (const { box, list, arrows } of rows) {
    $(box).each((_, element) => {
      const $list = $(element).find(list);
      const [prevArrow, nextArrow] = $(element).find(arrows);
      $list.on('afterChange', (_event, _slick, index) => {
        $(element).find('.slider-status').text($list.find('.slick-slide').eq(index).attr('aria-label'));
      });
      $list.slick({
        rtl: true,
        infinite: false,
        rows: 0,
        slidesToShow: slidesSeen($list.get(0)),
        prevArrow: $(prevArrow),
        nextArrow: $(nextArrow),
      });
    });
  }
}

/** Milliseconds between two turns. */
const interval = 5000;

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
