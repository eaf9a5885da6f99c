import { guarded } from '../../../kernel/guarded.ts';
import { loadOverPage } from '../base/load-over-page.ts';
import type { Viewer } from './viewer.ts';

interface AddressOptions {
  /** True if each slide has a URL with the hash `#{n}`. */
  hasHashes: boolean;
  /** True if the reader opened such a URL, which already has a history entry. */
  isArrival: boolean;
}

/** State of the history entry that a tap has added. The entry before it is the page without the lightbox. */
const openedByTap = { lightbox: true };

const isOpenedByTap = (): boolean =>
  Boolean(guarded(() => history.state as Partial<typeof openedByTap> | null)?.lightbox);
const isSlideAddress = (): boolean => /^#\d+$/.test(location.hash);

/** Gives each slide a URL. Adds one history entry, so that Back closes the lightbox. */
function keepHashes({ pswp, position, onChange, close }: Viewer, isArrival: boolean): void {
  const address = (): string => `#${position() + 1}`;

  guarded(() => {
    if (isArrival) return;
    // Without this, Back would scroll the page away from the current picture.
    history.scrollRestoration = 'manual';
    history.pushState(openedByTap, '', address());
  });
  // Safari throws if this is called too often.
  onChange(() => guarded(() => history.replaceState(history.state, '', address())));

  function followBack(): void {
    // The gallery itself shows the slide of a URL.
    if (!isSlideAddress()) close();
  }

  addEventListener('popstate', followBack);
  pswp.on('close', () => {
    removeEventListener('popstate', followBack);
    // Read from the history state, so that it survives a reload. After Back, the page is already on its own entry.
    const hasPageBefore = isOpenedByTap();
    guarded(() => {
      // Runs before `history.back()`, because a frame may have added entries of its own, to which Back leads first.
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

/** Makes Back close the open lightbox and, in a gallery, gives each slide a URL. */
export function keepAddress(viewer: Viewer, { hasHashes, isArrival }: AddressOptions): void {
  if (hasHashes) keepHashes(viewer, isArrival);
  else {
    void loadOverPage().then(overPage => overPage?.opened(viewer.close));
    viewer.pswp.on('close', () => void loadOverPage().then(overPage => overPage?.closed(viewer.close, true)));
  }
}
