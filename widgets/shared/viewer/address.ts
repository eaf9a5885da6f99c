import type { Viewer } from './viewer.ts';

interface AddressOptions {
  /** Each slide has an address of its own, `#{n}`. */
  hasHashes: boolean;
  /** The reader came by such an address, which has an entry in the history already. */
  isArrival: boolean;
}

/** What an entry of the history holds that a tap has made: the one before it is the page without the lightbox. */
const openedByTap = { lightbox: true };

const isOpenedByTap = (): boolean => Boolean((history.state as Partial<typeof openedByTap> | null)?.lightbox);
const isSlideAddress = (): boolean => /^#\d+$/.test(location.hash);

/**
 * Gives the open lightbox an entry in the browser's history, so that Back closes it, and in a gallery the address of
 * the slide that is shown.
 */
export function keepAddress({ pswp, position, onChange, close }: Viewer, options: AddressOptions): void {
  const { hasHashes, isArrival } = options;
  const address = (): string => (hasHashes ? `#${position() + 1}` : location.href);

  if (!isArrival) {
    // Or going back would scroll the page away from the picture that the reader has come to.
    history.scrollRestoration = 'manual';
    history.pushState(openedByTap, '', address());
  }
  if (hasHashes) onChange(() => history.replaceState(history.state, '', address()));

  function followBack(): void {
    // The gallery goes to the slide of an address.
    if (!hasHashes || !isSlideAddress()) close();
  }

  addEventListener('popstate', followBack);
  pswp.on('close', () => {
    removeEventListener('popstate', followBack);
    // Known after a reload, too. Whoever has gone back is on the page's own entry already.
    const hasPageBefore = isOpenedByTap();
    // Also before going back: a frame that the reader has used has entries of its own, and back is one of those.
    if (hasHashes && isSlideAddress()) history.replaceState(null, '', location.pathname + location.search);
    if (hasPageBefore) {
      addEventListener('popstate', () => (history.scrollRestoration = 'auto'), { once: true });
      history.back();
    } else history.scrollRestoration = 'auto';
  });
}
