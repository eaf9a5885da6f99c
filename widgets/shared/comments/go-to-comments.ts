import { smoothScroll } from '../base/smooth-scroll.ts';

/** Hash of the comment section. */
export const commentsHash = '#news-comment';

/** Space above the section in pixels, and duration of the scroll in milliseconds. */
const offset = 50;
const duration = 700;

/** Scrolls to the comment section and focuses it. Returns false if the page has none. */
export function goToComments(): boolean {
  const section = document.querySelector<HTMLElement>(commentsHash);
  if (!section) return false;
  section.focus({ preventScroll: true });
  smoothScroll(() => scrollY + section.getBoundingClientRect().top - offset, duration);
  return true;
}
