/**
 * Opens the fold around a comment, in browsers that do not do so themselves
 * (https://caniuse.com/mdn-html_elements_details).
 */
function unfold(comment: Element | null): void {
  const fold = comment?.closest('details:not([open])');
  if (!fold) return;
  fold.setAttribute('open', '');
  comment?.scrollIntoView();
}

/**
 * Returns the URL of the page with the comment in the hash, if this page only has other comments. Returns null if there
 * is nowhere to go.
 */
export function pageOfComment({ hash, href }: Pick<Location, 'hash' | 'href'>): string | null {
  const [, id] = /^#comment-(\d+)$/.exec(hash) ?? [];
  const url = document.querySelector<HTMLElement>('[data-comment-url]')?.dataset.commentUrl;
  const here = id ? document.querySelector(hash) : null;
  unfold(here);
  if (!id || !url || here) return null;
  const page = new URL(url.replaceAll('{id}', id), href).href;
  // Without this check, a missing comment would cause endless reloads.
  return page === href ? null : page;
}
