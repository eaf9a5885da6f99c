import { guarded } from '../../../kernel/guarded.ts';
import { hasModifier } from '../../../kernel/press.ts';
import type { Mount } from '../../../kernel/types.ts';
import { guardPlace } from '../../shared/base/guard-taps.ts';
import { commentsHash, goToComments } from '../../shared/comments/go-to-comments.ts';

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.href !== location.href.replace(/#.*/, '') + commentsHash) return;
  if (event.defaultPrevented || event.button || hasModifier(event) || !goToComments()) return;
  event.preventDefault();
  guardPlace(event.clientX, event.clientY, link);
  if (location.hash !== commentsHash) guarded(() => history.pushState(null, '', commentsHash));
}

/** Makes every link to the comments scroll smoothly. */
const mount: Mount = () => {
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};

export default mount;
