import type { Lightbox } from './lightbox.ts';

interface AddressOptions {
  /** Each slide has an address of its own, `#{n}` (SPEC §2.3). */
  hasHashes: boolean;
  /** The reader came by such an address: there is no page without the lightbox to go back to. */
  isArrival: boolean;
  close: () => void;
}

const withoutHash = (): string => location.pathname + location.search;

/**
 * Gives the open lightbox an entry in the browser's history, so that Back closes it, and in a gallery the address of
 * the slide that is shown.
 */
export function keepAddress({ pswp, position, onChange }: Lightbox, options: AddressOptions): void {
  const { hasHashes, isArrival, close } = options;
  const address = (): string => (hasHashes ? `#${position() + 1}` : location.href);
  let isEntered = !isArrival;

  if (isEntered) {
    // Or going back would scroll the page away from the picture that the reader has come to.
    history.scrollRestoration = 'manual';
    history.pushState({ lightbox: true }, '', address());
  }
  if (hasHashes) onChange(() => history.replaceState(history.state, '', address()));

  function followBack(): void {
    const isStillHere = /^#\d+$/.test(location.hash) && hasHashes;
    if (isStillHere) return;
    isEntered = false;
    close();
  }

  addEventListener('popstate', followBack);
  pswp.on('close', () => {
    removeEventListener('popstate', followBack);
    if (isEntered) {
      addEventListener('popstate', () => (history.scrollRestoration = 'auto'), { once: true });
      history.back();
    } else {
      history.scrollRestoration = 'auto';
      if (hasHashes && location.hash) history.replaceState(null, '', withoutHash());
    }
  });
}
