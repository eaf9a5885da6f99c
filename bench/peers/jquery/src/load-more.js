import $ from 'jquery';
import { newsItem } from './news-list.js';
import { read } from './requests.js';

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
