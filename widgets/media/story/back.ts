/** What the entry of the history holds whose predecessor is the page without the stories. */
const openedByTap = { story: true };

const isOpenedByTap = (): boolean => Boolean((history.state as Partial<typeof openedByTap> | null)?.story);

const scrollAsEver = (): void => {
  history.scrollRestoration = 'auto';
};

/**
 * Gives what covers the page an entry in the browser's history, so that Back closes it. Returns what takes the entry
 * away again, if the reader has not.
 */
export function closeOnBack(close: () => void): () => void {
  // Or going back would scroll the page away from what the reader has tapped.
  history.scrollRestoration = 'manual';
  history.pushState(openedByTap, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (isOpenedByTap()) {
      addEventListener('popstate', scrollAsEver, { once: true });
      history.back();
    } else scrollAsEver();
  };
}
