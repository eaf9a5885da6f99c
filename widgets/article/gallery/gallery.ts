import type { Mount } from '../../../kernel/types.ts';
import { openOnTap } from '../../shared/viewer/open-on-tap.ts';
import { slideLinks } from '../../shared/viewer/slide-links.ts';

/** Delay in milliseconds before the slide of a URL opens. */
const openDelay = 200;

/** Opens the pictures of a gallery page in the lightbox, by a tap or by the hash `#{n}`. */
const mount: Mount = (box, kernel) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { openAt, stop } = openOnTap(box, kernel, {
    tools: ['slideshow', 'fullScreen', 'share', 'download', 'thumbnails', 'close'],
    hasHashes: true,
  });

  function followHash(): void {
    clearTimeout(timer);
    const position = Number(/^#(\d+)$/.exec(location.hash)?.[1]) - 1;
    if (slideLinks(box)[position]) timer = setTimeout(() => void openAt(position), openDelay);
  }

  followHash();
  addEventListener('hashchange', followHash);
  return () => {
    clearTimeout(timer);
    removeEventListener('hashchange', followHash);
    stop();
  };
};

export default mount;
