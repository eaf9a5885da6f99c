import { all, each, newsItem, put, putIsland, putOn } from './put.ts';

const linkOf = (element: ParentNode): HTMLAnchorElement | null => element.querySelector('a');

export function markTicker(ticker: HTMLElement): void {
  const list = all(ticker, '.ticker-items > li');
  const items = list.map(item => ({ url: linkOf(item)?.getAttribute('href'), title: item.textContent }));
  const button = all(ticker, '.ticker-pause');
  const { pause, resume } = button[0]?.dataset ?? {};
  putIsland(ticker, 'ticker', { pause, resume, items, isPaused: false }, {
    init: 'callbacks.start',
    'bind--data-widget-state': 'state.readiness',
  });
  putOn(ticker, '.ticker-pause', { 'on--click': 'actions.toggle', text: 'state.label' });
  for (const item of list) put(item, { 'each-child': 'dakkeh/ticker::context.items' });
  const markup = '<li><a data-wp-bind--href="context.item.url" data-wp-text="context.item.title"></a></li>';
  list[0]?.insertAdjacentHTML('beforebegin', each('item', 'context.items', markup, 'context.item.url'));
}

/** Panels of which one is shown at a time. */
export function markTabs(tabs: HTMLElement): void {
  const panels = all(tabs, '.tab-list a').map(link => link.getAttribute('href')?.slice(1) ?? '');
  putIsland(tabs, 'tabs', { panels, selected: panels[0] }, { 'bind--data-widget-state': 'state.readiness' });
  tabs.querySelector('.tab-list')?.setAttribute('role', 'tablist');
  for (const item of all(tabs, '.tab-list > li')) item.setAttribute('role', 'presentation');
  for (const [index, link] of all(tabs, '.tab-list a').entries()) {
    const panel = panels[index] ?? '';
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel);
    put(link, {
      context: { panel },
      'on--click': 'actions.select',
      'on--keydown': 'actions.press',
      'bind--aria-selected': 'state.isSelected',
      'bind--tabindex': 'state.tabIndex',
    });
    const shown = tabs.querySelector<HTMLElement>(`[id="${panel}"]`);
    if (!shown) continue;
    shown.setAttribute('role', 'tabpanel');
    shown.setAttribute('aria-label', link.textContent);
    put(shown, { context: { panel }, 'bind--hidden': 'state.isHidden' });
  }
}

export function markLoadMore(box: HTMLElement): void {
  const { conf = '{}', from } = box.dataset;
  const shown = all(box, '.news-list > li').map(item => item.dataset.id);
  const context = { conf: JSON.parse(conf) as object, from: Number(from), shown, items: [], focused: null };
  putIsland(box, 'load-more', { ...context, message: '', isBusy: false, isAtEnd: false });
  const item = newsItem(' data-wp-init="callbacks.focus"');
  box.querySelector('.news-list')?.insertAdjacentHTML('beforeend', each('item', 'context.items', item, 'context.item.id'));
  putOn(box, 'form', { 'on--submit': 'actions.load', 'bind--aria-busy': 'context.isBusy' });
  putOn(box, '[role=status]', { text: 'context.message' });
  putOn(box, 'form button', { 'bind--hidden': 'context.isAtEnd' });
}

/** The provinces on a map, and the news of one. */
export function markProvinceMap(box: HTMLElement): void {
  const { map = '' } = box.dataset;
  const links = all(box, '.province-map-list [data-province]');
  const provinces = links.map(link => {
    const { province: slug = '', topic = '' } = link.dataset;
    return { slug, topic, url: link.getAttribute('href') ?? '', name: link.textContent };
  });
  const context = { provinces, shown: null, wanted: '', message: '', isBusy: false };
  putIsland(box, 'province-map', context, { init: 'callbacks.watch' });
  const chosen = { 'on--click': 'actions.choose', 'bind--aria-current': 'state.isCurrent' };
  for (const [index, link] of links.entries()) put(link, { context: { province: provinces[index] }, ...chosen });
  const shapes = box.querySelector('.province-map-shapes');
  for (const province of provinces) {
    shapes?.insertAdjacentHTML('beforeend', `<use href="${map}#${province.slug}" data-province="${province.slug}"><title data-wp-text="context.province.name"></title></use>`);
    if (shapes?.lastElementChild) put(shapes.lastElementChild, { context: { province }, ...chosen });
  }
  putOn(box, '.province-news', { 'bind--aria-busy': 'context.isBusy' });
  putOn(box, '.province-news > *', { 'bind--hidden': 'state.isShown' });
  const list = `<ul class="news-list" data-wp-bind--hidden="!state.hasNews">${each('item', 'context.shown.newsList', newsItem(), 'context.item.id')}</ul>`;
  const head = '<header class="province-news-head"><h3><a data-wp-bind--href="context.news.url" data-wp-text="context.news.name"></a></h3></header>';
  const none = '<p class="province-news-empty" data-wp-text="context.empty" data-wp-bind--hidden="state.hasNews"></p>';
  const news = each('news', 'state.shown', `${head}${list}${none}`, 'context.news.slug');
  box.querySelector('.province-news')?.insertAdjacentHTML('beforeend', news);
  putOn(box, ':scope > [role=status]', { text: 'context.message' });
}

export function markCarousel(row: HTMLElement): void {
  const status = row.querySelector('.slider-status')?.textContent ?? '';
  putIsland(row, 'carousel', { status, atStart: true, atEnd: false });
  putOn(row, '.carousel-items,.slider-items', { 'on--scroll': 'actions.scrolled' });
  putOn(row, '.slider-status', { text: 'context.status' });
  for (const [index, button] of all(row, '.carousel-controls button,.slider-steering button').entries()) {
    put(button, {
      context: { step: index === 0 ? -1 : 1 },
      'on--click': 'actions.move',
      'bind--aria-disabled': 'state.rests',
    });
  }
}
