/** Milliseconds until the link may be prefetched again: the browser has seen the change by then. */
const pause = 500;

/**
 * Stops the prefetch of a link that a scrolling finger touched. The browser cancels it if the link gets a relation that
 * no speculation rule matches. The worker prefetches by itself, so it gets a message.
 */
export function stopPrefetch({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([rel])');
  if (!link) return;
  link.rel = '';
  setTimeout(() => link.removeAttribute('rel'), pause);
  // The registered worker answers for the page, although it does not control it.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(link.href));
}
