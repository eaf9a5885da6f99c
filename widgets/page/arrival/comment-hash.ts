/** Shows a comment that is folded, where the browser has not done so (https://caniuse.com/mdn-html_elements_details). */
function unfold(comment: Element | null): void {
  const fold = comment?.closest('details:not([open])');
  if (!fold) return;
  fold.setAttribute('open', '');
  comment?.scrollIntoView();
}

/**
 * Address of the page of comments that has the comment of an address's hash, where this page has others and says how
 * they are found. Null where there is nowhere to go.
 */
export function pageOfComment({ hash, href }: Pick<Location, 'hash' | 'href'>): string | null {
  const [, id] = /^#comment-(\d+)$/.exec(hash) ?? [];
  const url = document.querySelector<HTMLElement>('[data-comment-url]')?.dataset.commentUrl;
  const here = id ? document.querySelector(hash) : null;
  unfold(here);
  if (!id || !url || here) return null;
  const page = new URL(url.replaceAll('{id}', id), href).href;
  // Or a comment that is on no page would be looked for without end.
  return page === href ? null : page;
}
