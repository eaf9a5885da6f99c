/**
 * Gives what covers the page an entry in the browser's history, so that Back closes it. The entry, whose predecessor is
 * the page without it, holds the name of what covers. Returns what takes the entry away again, if the reader has not,
 * and settles once it is gone.
 */
export function closeOnBack(name: string, close: () => void): () => Promise<void> {
  let leaving: Promise<void> | undefined;
  // Or going back would scroll the page away from what the reader has tapped.
  history.scrollRestoration = 'manual';
  history.pushState({ [name]: true }, '');
  addEventListener('popstate', close);

  function leave(resolve: () => void): void {
    function end(): void {
      history.scrollRestoration = 'auto';
      resolve();
    }
    removeEventListener('popstate', close);
    if ((history.state as Readonly<Record<string, unknown>> | null)?.[name]) {
      addEventListener('popstate', end, { once: true });
      history.back();
    } else end();
  }

  return () => (leaving ??= new Promise(leave));
}
