/** Time in milliseconds until the link may be prefetched again. By then, the browser has noticed the change. */
const pause = 500;

/**
 * Stops the prefetch of a link when the touch turns into a scroll. The browser cancels the prefetch if the link gets a
 * `rel` that no speculation rule matches. The service worker prefetches on its own, so it gets a message.
 */
export function stopPrefetch({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a:not([rel])');
  if (!link) return;
  link.rel = '';
  setTimeout(() => link.removeAttribute('rel'), pause);
  // Uses the registration's active worker, because the worker may not control this page.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(link.href));
}
