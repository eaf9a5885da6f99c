/** Milliseconds until the page may be fetched ahead again: the browser has seen the change by then. */
const pause = 500;

/**
 * A finger that scrolls does not open the link under it, but the browser has begun to fetch its page. It gives up when
 * the link gets a relation, as speculation rules name no such link. A worker answers by itself, so it is told.
 */
export function stopPrefetch({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([rel])');
  if (!link) return;
  link.rel = '';
  setTimeout(() => link.removeAttribute('rel'), pause);
  // The worker that the page has registered answers for it, too, though it does not control the page.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(link.href));
}
