import type { Mount } from '../../../kernel/types.ts';
import { openOnTap } from '../../shared/viewer/open-on-tap.ts';
import { slideLinks } from '../../shared/viewer/slide-links.ts';

/** Milliseconds between the arrival by a slide's address and its opening. */
const openDelay = 200;

/** The pictures of a gallery page, which open in the lightbox: by a tap, or by the address `#{n}`. */
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
