import { guarded } from '../../../kernel/guarded.ts';
import { loadOverPage } from '../base/load-over-page.ts';
import type { Viewer } from './viewer.ts';

interface AddressOptions {
  /** Each slide has an address of its own, `#{n}`. */
  hasHashes: boolean;
  /** The reader came by such an address, which has an entry in the history already. */
  isArrival: boolean;
}

/** State of a history entry that a tap has made: the entry before is the page without the lightbox. */
const openedByTap = { lightbox: true };

const isOpenedByTap = (): boolean =>
  Boolean(guarded(() => history.state as Partial<typeof openedByTap> | null)?.lightbox);
const isSlideAddress = (): boolean => /^#\d+$/.test(location.hash);

/** Gives the slides addresses, the first of which gets an entry in the browser's history, so that Back closes them. */
function keepHashes({ pswp, position, onChange, close }: Viewer, isArrival: boolean): void {
  const address = (): string => `#${position() + 1}`;

  guarded(() => {
    if (isArrival) return;
    // Or going back would scroll the page away from the picture that the reader has come to.
    history.scrollRestoration = 'manual';
    history.pushState(openedByTap, '', address());
  });
  // Safari refuses what comes too often.
  onChange(() => guarded(() => history.replaceState(history.state, '', address())));

  function followBack(): void {
    // The gallery goes to the slide of an address.
    if (!isSlideAddress()) close();
  }

  addEventListener('popstate', followBack);
  pswp.on('close', () => {
    removeEventListener('popstate', followBack);
    // Known after a reload, too. Whoever has gone back is on the page's own entry already.
    const hasPageBefore = isOpenedByTap();
    guarded(() => {
      // Also before going back: a frame that the reader has used has entries of its own, and back is one of those.
      if (isSlideAddress()) history.replaceState(null, '', location.href.replace(/#.*/, ''));
    });
    guarded(() => {
      if (hasPageBefore) {
        addEventListener('popstate', () => (history.scrollRestoration = 'auto'), { once: true });
        history.back();
      } else history.scrollRestoration = 'auto';
    });
  });
}

/** Has Back close the open lightbox, and gives each slide of a gallery an address. */
export function keepAddress(viewer: Viewer, { hasHashes, isArrival }: AddressOptions): void {
  if (hasHashes) keepHashes(viewer, isArrival);
  else {
    void loadOverPage().then(overPage => overPage?.opened(viewer.close));
    viewer.pswp.on('close', () => void loadOverPage().then(overPage => overPage?.closed(viewer.close, true)));
  }
}
