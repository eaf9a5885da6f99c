import $ from 'jquery';

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
