import type { Mount, Unmount } from '../../../kernel/types.ts';
import { followViewport, stylesFollowScroll } from '../../shared/base/follow-viewport.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { smoothScroll } from '../../shared/base/smooth-scroll.ts';

/** Pixels of scroll from which the link is there. */
const threshold = 112;
/** Milliseconds that the way to the top takes. */
const duration = 700;
/** Milliseconds in which the link fades in. */
const fade = 500;

/** Puts the focus where a page begins: the next Tab leads to its first element. */
function focusStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Shows the link at the corner of the screen from the threshold on; returns what ends that. */
function showOnScroll(box: HTMLElement): Unmount {
  function follow(): void {
    const isShown = scrollY >= threshold;
    if (isShown && box.hidden) box.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    box.hidden = !isShown;
  }

  box.style.position = 'fixed';
  follow();
  return followViewport('scroll', follow);
}

/** Scrolls to the top, with the focus; and shows the link once the page is scrolled, where styles alone cannot tell. */
const mount: Mount = box => {
  function go(event: Event): void {
    event.preventDefault();
    smoothScroll(() => 0, duration);
    focusStart();
  }

  guardTaps(box);
  box.addEventListener('click', go);
  const stopFollowing = stylesFollowScroll() ? undefined : showOnScroll(box);
  return () => {
    box.removeEventListener('click', go);
    stopFollowing?.();
    box.hidden = false;
  };
};

export default mount;
