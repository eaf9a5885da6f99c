const scrollAsEver = (): void => {
  history.scrollRestoration = 'auto';
};

/**
 * Gives what covers the page an entry in the browser's history, so that Back closes it. The entry, whose predecessor is
 * the page without it, holds the name of what covers. Returns what takes the entry away again, if the reader has not.
 */
export function closeOnBack(name: string, close: () => void): () => void {
  // Or going back would scroll the page away from what the reader has tapped.
  history.scrollRestoration = 'manual';
  history.pushState({ [name]: true }, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as Readonly<Record<string, unknown>> | null)?.[name]) {
      addEventListener('popstate', scrollAsEver, { once: true });
      history.back();
    } else scrollAsEver();
  };
}
