import $ from 'jquery';
import 'magnific-popup';

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
