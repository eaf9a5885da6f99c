import $ from 'jquery';
import addSlick from 'slick-carousel';

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

/** Rows of slides. */
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
