import type { Mount, Unmount } from '../../../kernel/types.ts';
import { followViewport, stylesFollowScroll } from '../../shared/base/follow-viewport.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { smoothScroll } from '../../shared/base/smooth-scroll.ts';

/** Scroll position in pixels from which the link is shown. */
const threshold = 112;
/** Duration of the scroll in milliseconds. */
const duration = 700;
/** Duration of the fade-in in milliseconds. */
const fade = 500;

/** Focuses the body, so that the next Tab moves to the first element of the page. */
function focusStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Shows the link once the page is scrolled beyond the threshold. Returns a function that stops this. */
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

/**
 * Scrolls to the top and moves the focus there. Shows the link after a scroll, in browsers whose styles cannot follow
 * the scroll position.
 */
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
