import $ from 'jquery';
import { read } from './requests.js';

/** An item of a list of news, as the page has them. */
const newsItem = ({ id, image, kicker, title, url, topic, time, dateTime }) =>
  $('<li class="news-item">').attr('data-id', id).append(
    $('<img class="news-image" width="360" height="203" loading="lazy" decoding="async">').attr(image),
    $('<div class="news-text">').append(
      $('<p class="news-kicker">').text(kicker),
      $('<h3 class="news-title">').append($('<a>').attr('href', url).text(title)),
      $('<p class="news-meta">').append(
        $('<span class="news-topic">').text(topic),
        $('<time>').attr('datetime', dateTime).text(time),
      ),
    ),
  );

async function loadMore(event) {
  event.preventDefault();
  const $form = $(event.currentTarget);
  const $box = $form.closest('.load-more');
  const $list = $box.find('.news-list');
  const { id, items, seqKey, topicFilter = '' } = $box.data('conf');
  if ($form.attr('aria-busy') === 'true') return;
  $form.attr('aria-busy', 'true');
  try {
    const shown = $list.children().toArray().map(item => String($(item).data('id')));
    const from = Number($box.data('from')) + shown.length;
    const answer = await read('/papi', { place: id, topic: topicFilter, from, size: items, seqKey });
    const fresh = answer.newsList.filter(item => !shown.includes(String(item.id))).map(newsItem);
    $list.append(fresh);
    $form.find('[role=status]').text(fresh.length > 0 ? '' : $box.data('end'));
    if (fresh.length === 0) $form.find('button').remove();
    else fresh[0].find('a').get(0).focus({ preventScroll: true });
  } catch {
    $form.find('[role=status]').text($box.data('error'));
  }
  $form.attr('aria-busy', 'false');
}

/** More of a list, below it. */
export const startLoadMore = () => $(document).on('submit', '.load-more form', event => void loadMore(event));

/** Milliseconds that a map is seen before a province is chosen for readers who have chosen none. */
const patience = 1000;

function drawShapes($box) {
  const shapes = $box.find('.province-map-list [data-province]').toArray().map(link => {
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
    $(title).text($(link).text());
    return $(use)
      .attr({ href: `${$box.data('map')}#${$(link).data('province')}`, 'data-province': $(link).data('province') })
      .append(title);
  });
  $box.find('.province-map-shapes').append(shapes);
}

function mark($box, slug) {
  $box.find('[data-province]').removeAttr('aria-current');
  $box.find(`[data-province="${slug}"]`).attr('aria-current', 'true');
}

function showNews($box, $link, newsList) {
  const $head = $('<header class="province-news-head">').append(
    $('<h3>').append($('<a>').attr('href', $link.attr('href')).text($link.text())),
  );
  const $news = newsList.length
    ? $('<ul class="news-list">').append(newsList.map(newsItem))
    : $('<p class="province-news-empty">').text($box.data('empty'));
  $box.find('.province-news').empty().append($head, $news);
}

async function choose($box, slug) {
  const $link = $box.find(`.province-map-list [data-province="${slug}"]`);
  if ($box.data('shown') === slug) {
    window.open($link.attr('href'), '_blank', 'noopener');
    return;
  }
  $box.data('wanted', slug);
  mark($box, slug);
  const $news = $box.find('.province-news').attr('aria-busy', 'true');
  try {
    const { newsList } = await read('/api', { topic: $link.data('topic'), size: 6 });
    if ($box.data('wanted') !== slug) return;
    showNews($box, $link, newsList);
    $box.data('shown', slug).find('[role=status]').empty();
  } catch {
    $box.removeData('wanted').find('[role=status]').text($box.data('error'));
    mark($box, $box.data('shown'));
  }
  $news.attr('aria-busy', 'false');
}

function chooseAny($box) {
  const $links = $box.find('.province-map-list [data-province]');
  if (!$box.data('wanted')) void choose($box, $links.eq(Math.floor(Math.random() * $links.length)).data('province'));
}

/** The provinces on a map, and the news of the one that was chosen. */
export function startProvinceMap() {
  $('.province-map').each((_, box) => {
    const $box = $(box);
    drawShapes($box);
    $box.on('click', '[data-province]', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void choose($box, $(event.currentTarget).data('province'));
      $(event.currentTarget).closest('details').prop('open', false).find('summary').trigger('focus');
    });
    const sight = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      setTimeout(chooseAny, patience, $box);
    });
    sight.observe(box);
  });
}
