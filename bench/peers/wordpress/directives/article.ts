import { all, each, put, putIsland, putOn } from './put.ts';

export function markFontSize(box: HTMLElement): void {
  putIsland(box, 'tools', {});
  for (const button of all(box, '[data-step]')) {
    put(button, { context: { step: button.dataset.step }, 'on--click': 'actions.resize' });
  }
}

export function markCopyLink(box: HTMLElement): void {
  const address = box.querySelector('a')?.href;
  const copied = box.querySelector<HTMLElement>('[data-copied]')?.dataset.copied;
  putIsland(box, 'tools', { address, copied, done: '' });
  putOn(box, '.copy-link-button', { 'on--click': 'actions.copyLink' });
  putOn(box, '.copy-link-done', { text: 'context.done' });
}

/** The phone's way to pass an article on. */
export function markShare(box: HTMLElement): void {
  putIsland(box, 'tools', {});
  putOn(box, 'button', { 'on--click': 'actions.share', 'bind--disabled': 'state.cannotShare' });
}

/** Stars, or likes and dislikes. */
export function markReaction(box: HTMLElement): void {
  const storageKey = box.matches('.rating') ? 'itemRating' : 'rateNews';
  const newsId = box.querySelector('[name=newsId]')?.getAttribute('value');
  const action = box.querySelector('form')?.getAttribute('action');
  const counts = { count: 0, like: 0, dislike: 0 };
  const context = { storageKey, newsId, action, vote: null, message: '', isBusy: false, ...counts };
  putIsland(box, 'reactions', context, { init: 'callbacks.restore' });
  putOn(box, 'form', { 'bind--aria-busy': 'context.isBusy' });
  putOn(box, '.rate-count', { text: 'state.count' });
  for (const button of all(box, 'button')) {
    const value = { context: { value: button.getAttribute('value') } };
    put(button, {
      ...value,
      'on--click': 'actions.vote',
      'bind--disabled': 'state.isVoted',
      'bind--aria-pressed': 'state.isPressed',
    });
    const star = button.closest('.star');
    if (star) put(star, { ...value, 'class--star-on': 'state.isOn' });
    else button.insertAdjacentHTML('beforeend', each('number', 'state.counts', '<span class="like-count" data-wp-text="context.number"></span>'));
  }
  const message = '<p class="vote-message" role="alert" data-wp-text="context.text"></p>';
  box.querySelector('form')?.insertAdjacentHTML('beforeend', each('text', 'state.messages', message));
}

const countOf = (comment: HTMLElement, selector: string): string | undefined =>
  comment.querySelector<HTMLElement>(':scope > .comment-tools .comment-votes')?.dataset[selector];

function markVote(button: Element): void {
  put(button, {
    context: { value: button.getAttribute('value') },
    'on--click': 'actions.vote',
    'bind--aria-pressed': 'state.isOwn',
  });
  if (!button.querySelector('.vote-count')) {
    button.insertAdjacentHTML('beforeend', '<span class="vote-count" hidden></span>');
  }
  putOn(button, '.vote-count', { text: 'state.count', 'bind--hidden': '!state.count' });
  const signs = [
    each('sign', 'state.waits', '<span class="spinner"></span>'),
    each('sign', 'state.failures', '<span class="vote-failed">X</span>'),
  ];
  button.insertAdjacentHTML('beforeend', signs.join(''));
}

export function markComments(box: HTMLElement): void {
  const { failed: failure } = box.dataset;
  putIsland(box, 'comments', { failure, failed: '' });
  for (const comment of all(box, '.comment')) {
    const counts = { '1': Number(countOf(comment, 'up')), '-1': Number(countOf(comment, 'down')) };
    const context = { id: comment.dataset.id, own: null, counts, pending: '', failed: '', tooltip: '' };
    put(comment, { context, init: 'callbacks.restore' });
    const tools = comment.querySelector(':scope > .comment-tools');
    if (!tools) continue;
    putOn(tools, '.vote-buttons', { 'bind--aria-busy': 'state.isBusy' });
    putOn(tools, '.tooltip', { text: 'context.tooltip' });
    putOn(tools, '.comment-reply', { 'on--click': 'actions.reply' });
    for (const button of all(tools, '[name=vote]')) markVote(button);
  }
}

const sign = (path: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const lightboxButton = (label: string, path: string, directives: string): string =>
  `<button type="button" aria-label="${label}" data-wp-on--click="${directives}">${sign(path)}</button>`;

/** Pictures of an article, large, with their captions. */
export function markLightbox(article: HTMLElement): void {
  const { closeLabel = '', previousLabel = '', nextLabel = '', positionLabel } = article.dataset;
  for (const link of all(article, 'a[data-slide=picture]')) {
    put(link, { interactive: 'dakkeh/lightbox', 'on--click': 'actions.open' });
  }
  const step = (by: number, button: string): string =>
    `<span data-wp-context='${JSON.stringify({ step: by })}'>${button}</span>`;
  const buttons = [
    step(-1, lightboxButton(previousLabel, 'M9 4l8 8-8 8', 'actions.move')),
    lightboxButton(closeLabel, 'M5 5l14 14M19 5L5 19', 'actions.close'),
    step(1, lightboxButton(nextLabel, 'M15 4l-8 8 8 8', 'actions.move')),
  ];
  const picture = each('address', 'state.addresses', '<img data-wp-bind--src="context.address" data-wp-bind--alt="state.caption">');
  article.insertAdjacentHTML('beforeend', `<dialog class="wp-lightbox">${buttons.join('')}${picture}<p data-wp-text="state.caption"></p><p data-wp-text="state.position"></p></dialog>`);
  const { lastElementChild: dialog } = article;
  if (!dialog) return;
  put(dialog, {
    interactive: 'dakkeh/lightbox',
    context: { positionLabel },
    watch: 'callbacks.show',
    'on--close': 'actions.close',
  });
}
