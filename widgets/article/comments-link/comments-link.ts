import { hasModifier } from '../../../kernel/press.ts';
import type { Mount } from '../../../kernel/types.ts';
import { guardPlace } from '../../shared/base/guard-taps.ts';
import { wantsLessMotion } from '../../shared/base/motion.ts';
import { commentsHash, goToComments } from '../../shared/comments/go-to-comments.ts';

/** Without the hash, so that links to this very page are told from those to another. */
const pageOf = ({ origin, pathname, search }: Location | HTMLAnchorElement): string => origin + pathname + search;

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || hasModifier(event)) return;
  // The browser's own way there is at once, as readers who want less motion like it.
  if (wantsLessMotion()) return;
  if (link.hash !== commentsHash || pageOf(link) !== pageOf(location) || !document.querySelector(commentsHash)) return;
  event.preventDefault();
  guardPlace(event, link);
  if (location.hash !== commentsHash) history.pushState(null, '', commentsHash);
  goToComments();
}

/** From here on, every link of the page that leads to its comments scrolls there. */
const mount: Mount = () => {
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};

export default mount;
