import type { Mount } from '../../../kernel/types.ts';
import { followViewport, stylesFollowScroll } from '../../shared/base/follow-viewport.ts';

/** Marks a sticky header once the page is scrolled, in browsers whose styles cannot follow the scroll position. */
const mount: Mount = box => {
  if (stylesFollowScroll()) return undefined;
  function follow(): void {
    box.classList.toggle('is-stuck', scrollY > 0 && !document.body.classList.contains('_xs'));
  }
  const endings = [followViewport('scroll', follow), followViewport('resize', follow)];
  follow();
  return () => {
    for (const end of endings) end();
    box.classList.remove('is-stuck');
  };
};

export default mount;
